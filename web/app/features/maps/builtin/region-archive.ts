import type { MapRegion } from '../map-source.ts'

/** The address of a region's archive. */
export const regionArchive = ({ name, version }: MapRegion) => `/api/maps/regions/${name}/${version}`
