import type { Position } from 'geojson'
import { clipPolygon } from './half-plane.ts'
import { clipLine, shift } from './line-clip.ts'

export type Ring = Position[]
export type Rings = Ring[]

const WORLD = 360
const POLE = 90

const nearest = (longitude: number, reference: number) =>
  longitude - WORLD * Math.round((longitude - reference) / WORLD)

/** Returns the same line without jumps in longitude: after 180° it continues with 181°. */
const unwrap = (line: Ring): Ring => {
  let previous = line[0]?.[0] ?? 0
  return line.map(([longitude = 0, latitude = 0]) => {
    previous = nearest(longitude, previous)
    return [previous, latitude]
  })
}

/** Closes a ring that goes round the world once (Antarctica) by way of its pole. */
const closeOverPole = (ring: Ring): Ring => {
  const [first, last] = [ring[0], ring.at(-1)]
  if (!first || !last || Math.abs((last[0] ?? 0) - (first[0] ?? 0)) < WORLD / 2) return ring
  const meanLatitude = ring.reduce((sum, [, latitude = 0]) => sum + latitude, 0) / ring.length
  const pole = meanLatitude < 0 ? -POLE : POLE
  return [...ring, [last[0] ?? 0, pole], [first[0] ?? 0, pole], first]
}

const extent = (ring: Ring): [number, number] => {
  let [west, east] = [Infinity, -Infinity]
  for (const [longitude = 0] of ring) {
    west = Math.min(west, longitude)
    east = Math.max(east, longitude)
  }
  return [west, east]
}

const worldsTouched = ([west, east]: [number, number]): number[] => {
  const first = Math.floor((west + WORLD / 2) / WORLD)
  const last = Math.ceil((east - WORLD / 2) / WORLD)
  return Array.from({ length: Math.max(1, last - first + 1) }, (_, index) => first + index)
}

/** Cuts a polygon on the sphere at ±180°, so that every part is within −180°…180° and no edge crosses it. */
export const cutPolygon = ([outer = [], ...holes]: Rings): Rings[] => {
  const shell = closeOverPole(unwrap(outer))
  const [west, east] = extent(shell)
  const rings = [
    shell,
    ...holes.map((hole) => {
      const unwrapped = unwrap(hole)
      const [holeWest, holeEast] = extent(unwrapped)
      const moved = nearest((holeWest + holeEast) / 2, (west + east) / 2) - (holeWest + holeEast) / 2
      return shift(unwrapped, moved)
    }),
  ]
  return worldsTouched([west, east]).flatMap((world) => {
    const offset = world * WORLD
    return clipPolygon(rings, offset - WORLD / 2, offset + WORLD / 2).map((part) =>
      part.map((ring) => shift(ring, -offset)),
    )
  })
}

/** Cuts a line at ±180° in the same way. */
export const cutLine = (line: Ring): Ring[] => {
  const unwrapped = unwrap(line)
  return worldsTouched(extent(unwrapped)).flatMap((world) => {
    const offset = world * WORLD
    return clipLine(unwrapped, offset - WORLD / 2, offset + WORLD / 2).map((part) => shift(part, -offset))
  })
}
