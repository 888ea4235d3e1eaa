import { readWorldRegions } from '@andariego/gazetteer'

export type RegionName = { name: string; minzoom: number; rank: number; longitude: number; latitude: number }

/** How much a region must weigh, by its people, to be named from a zoom. */
const ZOOMS: readonly (readonly [least: number, minzoom: number])[] = [
  [0.78, 4],
  [0.7, 5],
  [0.6, 6],
]
const LAST = 7

/** Names of first-level regions; the most peopled first. */
export const readRegionNames = (): RegionName[] =>
  readWorldRegions().map(({ name, latitude, longitude, importance }) => ({
    name,
    minzoom: ZOOMS.find(([least]) => importance >= least)?.[1] ?? LAST,
    rank: Math.round(100 - importance * 100),
    longitude,
    latitude,
  }))
