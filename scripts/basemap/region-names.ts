import { readWorldRegions } from '@andariego/gazetteer'

export interface RegionName {
  name: string
  minzoom: number
  rank: number
  longitude: number
  latitude: number
}

/** The weight, by population, that a region needs to be named from a zoom. */
const ZOOMS: readonly (readonly [least: number, minzoom: number])[] = [
  [0.78, 4],
  [0.7, 5],
  [0.6, 6],
]
const LAST = 7

/** Returns the names of first-level regions, most populous first. */
export const readRegionNames = (): RegionName[] =>
  readWorldRegions().map(({ name, latitude, longitude, importance }) => ({
    name,
    minzoom: ZOOMS.find(([least]) => importance >= least)?.[1] ?? LAST,
    rank: Math.round(100 - importance * 100),
    longitude,
    latitude,
  }))
