import type { Colour } from './marks.ts'

export type Climate = 'tropical' | 'arid' | 'mediterranean' | 'temperate' | 'highland' | 'boreal' | 'polar'

type Box = readonly [south: number, north: number, west: number, east: number]

const within = (latitude: number, longitude: number, boxes: readonly Box[]) =>
  boxes.some(
    ([south, north, west, east]) =>
      latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  )

/** Rough boxes from the Köppen map, to the nearest degree or two: enough that a poster of Atacama has no palms. */
const arid: readonly Box[] = [
  [16, 33, -17, 60],
  [24, 37, 60, 74],
  [36, 46, 55, 112],
  [23, 37, -117, -103],
  [-31, -17, -72, -67],
  [-18, -6, -82, -76],
  [-34, -28, -70, -65],
  [-52, -38, -71, -65],
  [-29, -16, 11, 22],
  [-32, -19, 114, 145],
]
const mediterranean: readonly Box[] = [
  [34, 44, -10, 38],
  [32, 39, -124, -116],
  [-38, -31, -74, -70],
  [-35, -32, 17, 20],
  [-36, -31, 115, 139],
]
const highland: readonly Box[] = [
  [-28, -3, -76, -65],
  [-3, 8, -79, -72],
  [18, 23, -104, -97],
  [27, 38, 74, 100],
  [6, 14, 37, 41],
  [45, 47.5, 6, 14],
]
const savanna: readonly Box[] = [[-20, 15, 10, 45]]
const eastAsia: readonly Box[] = [[-10, 46, 95, 146]]
const northAfrica: readonly Box[] = [[10, 35, 10, 48]]
const islamic: readonly Box[] = [[12, 42, 26, 75]]

export const climateOf = (latitude: number, longitude: number): Climate => {
  const distance = Math.abs(latitude)
  if (distance > 66) return 'polar'
  if (within(latitude, longitude, mediterranean)) return 'mediterranean'
  if (within(latitude, longitude, arid)) return 'arid'
  if (within(latitude, longitude, highland)) return 'highland'
  if (distance < 26) return 'tropical'
  if (distance > 52 || (latitude < -39 && longitude < -70)) return 'boreal'
  return 'temperate'
}

export const isSavanna = (latitude: number, longitude: number) => within(latitude, longitude, savanna)
export const isEastAsia = (latitude: number, longitude: number) => within(latitude, longitude, eastAsia)
export const isNorthAfrica = (latitude: number, longitude: number) => within(latitude, longitude, northAfrica)
export const isAmericas = (longitude: number) => longitude > -170 && longitude < -30
export const isIslamicWorld = (latitude: number, longitude: number) => within(latitude, longitude, islamic)

export const groundOf: Record<Climate, Colour> = {
  tropical: 0x4a9560,
  arid: 0xd8a263,
  mediterranean: 0xa39a55,
  temperate: 0x7a9d5c,
  highland: 0x9c9455,
  boreal: 0x5b8a74,
  polar: 0xe6eef0,
}

export const rockOf: Record<Climate, Colour> = {
  tropical: 0x4a8577,
  arid: 0xbb6a45,
  mediterranean: 0xa4957c,
  temperate: 0x6f8c93,
  highland: 0x7d7b86,
  boreal: 0x5d8091,
  polar: 0x86a3b4,
}
