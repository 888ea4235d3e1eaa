import type { Feature, LineString } from 'geojson'
import type { Coordinates } from '../../map-source.ts'

export type Ring = Feature<LineString, { sketch: 'ring'; text: string }>

/** The possible radii, in metres. */
const RADII = [50, 100, 250, 500, 1_000, 2_000, 5_000, 10_000]
/** The minimum radius of the first ring, in pixels, so that the pin and its label fit inside. */
const LEAST_PIXELS = 76
const RINGS = 3
/** The number of points that approximate a circle. */
const CORNERS = 96

const METRES_A_DEGREE = 111_195
/** At the equator, at zoom 0. */
const METRES_A_PIXEL = 78_271.5

const metres = new Intl.NumberFormat('es', { style: 'unit', unit: 'meter' })
const kilometres = new Intl.NumberFormat('es', { style: 'unit', unit: 'kilometer' })
const inWords = (radius: number) =>
  radius < 1_000 ? metres.format(radius) : kilometres.format(radius / 1_000)

const circle = ({ latitude, longitude }: Coordinates, radius: number): [number, number][] => {
  const tall = radius / METRES_A_DEGREE
  const wide = tall / Math.cos((latitude * Math.PI) / 180)
  return Array.from({ length: CORNERS + 1 }, (_, corner) => {
    // Starts in the west, so that the middle of the line, where its label is, lies in the east.
    const angle = Math.PI + (corner / CORNERS) * 2 * Math.PI
    return [longitude + Math.cos(angle) * wide, latitude + Math.sin(angle) * tall]
  })
}

/** Rings around a point that show distances, with radii that fit the zoom. */
export const ringsAround = (spot: Coordinates, zoom: number): Ring[] => {
  const metresAPixel = (METRES_A_PIXEL * Math.cos((spot.latitude * Math.PI) / 180)) / 2 ** zoom
  const first = RADII.find((radius) => radius / metresAPixel >= LEAST_PIXELS)
  if (first === undefined) return []
  return Array.from({ length: RINGS }, (_, index) => first * (index + 1)).map((radius) => ({
    type: 'Feature',
    properties: { sketch: 'ring', text: inWords(radius) },
    geometry: { type: 'LineString', coordinates: circle(spot, radius) },
  }))
}
