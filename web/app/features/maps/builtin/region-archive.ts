import type { MapRegion } from '../map-source.ts'

/** Where a region's archive is. */
export const regionArchive = ({ name, version }: MapRegion) => `/api/maps/regions/${name}/${version}`
