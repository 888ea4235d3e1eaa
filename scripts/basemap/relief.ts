import { join } from 'node:path'
import { contours } from 'd3-contour'
import type { Feature, MultiPolygon, Position } from 'geojson'
import sharp from 'sharp'
import { fetchedPackage } from './packages.ts'

/** A picture of the Earth's heights in greys, made of NASA's data; 20 kilometres a pixel at the equator. */
const PACKAGE = ['three-globe', '2.45.2'] as const
const PICTURE = 'example/img/earth-topology.png'

/** What a whole step of grey stands for, about. */
const METRES_A_GREY = 35
/** The picture's steps of grey would be seen as terraces: each pixel takes in its neighbours, in pixels. */
const BLUR = 1.1
/** Slopes, in metres a kilometre, from which a side is drawn as lit by the sun in the north-west or turned from it. */
const LIT = [4, 10, 20]
const TURNED = [-4, -10, -20]
/** Poleward of this degrees of longitude are too narrow for the picture to say anything. */
const LAST_LATITUDE = 80
/** In pixels: smaller patches are left out. */
const LEAST_AREA = 3

type Grid = { width: number; height: number; values: Float32Array }

const readHeights = async (): Promise<Grid> => {
  const { data, info } = await sharp(join(fetchedPackage(...PACKAGE), PICTURE))
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, values: Float32Array.from(data) }
}

const KERNEL = [-3, -2, -1, 0, 1, 2, 3].map((offset) => Math.exp(-(offset ** 2) / (2 * BLUR ** 2)))

/** Around the globe from the last column to the first; the first and last row stand for what lies beyond. */
const at = ({ width, height, values }: Grid, x: number, y: number) =>
  values[Math.max(0, Math.min(height - 1, y)) * width + ((x + width) % width)] as number

const blurredAlong = (grid: Grid, right: number, down: number): Grid => {
  const total = KERNEL.reduce((sum, weight) => sum + weight, 0)
  const values = grid.values.map((_, index) => {
    const [x, y] = [index % grid.width, Math.floor(index / grid.width)]
    const sum = KERNEL.reduce(
      (whole, weight, step) => whole + weight * at(grid, x + (step - 3) * right, y + (step - 3) * down),
      0,
    )
    return sum / total
  })
  return { ...grid, values }
}

/** How much each spot faces the north-west: what rises towards the south-east does. The sea lies flat. */
const facingSun = (heights: Grid): Grid => {
  const smooth = blurredAlong(blurredAlong(heights, 1, 0), 0, 1)
  const kilometresDown = 20_004 / heights.height
  const values = heights.values.map((height, index) => {
    const [x, y] = [index % heights.width, Math.floor(index / heights.width)]
    const latitude = 90 - ((y + 0.5) * 180) / heights.height
    if (height === 0 || Math.abs(latitude) > LAST_LATITUDE) return 0
    const kilometresRight = (40_075 / heights.width) * Math.cos((latitude * Math.PI) / 180)
    const eastward = (at(smooth, x + 1, y) - at(smooth, x - 1, y)) / (2 * kilometresRight)
    const southward = (at(smooth, x, y + 1) - at(smooth, x, y - 1)) / (2 * kilometresDown)
    return ((eastward + southward) * METRES_A_GREY) / Math.SQRT2
  })
  return { ...heights, values }
}

const area = (ring: Position[]) =>
  Math.abs(
    ring.reduce((sum, [x = 0, y = 0], index) => {
      const [nextX = 0, nextY = 0] = ring[(index + 1) % ring.length] ?? []
      return sum + (x * nextY - nextX * y) / 2
    }, 0),
  )

/** `level` 1 to 3 are sides in the sun, −1 to −3 in the shade; the steeper lie within the gentler. */
export const readRelief = async (): Promise<Feature<MultiPolygon, { level: number }>[]> => {
  const { width, height, values } = facingSun(await readHeights())
  const degrees = ([x = 0, y = 0]: Position): Position => [(x / width) * 360 - 180, 90 - (y / height) * 180]
  const outlined = (slopes: Float32Array, threshold: number, level: number) => ({
    type: 'Feature' as const,
    properties: { level },
    geometry: {
      type: 'MultiPolygon' as const,
      coordinates: contours()
        .size([width, height])
        .contour(Array.from(slopes), threshold)
        .coordinates.filter(([shell = []]) => area(shell) >= LEAST_AREA)
        .map((rings) => rings.filter((ring) => area(ring) >= LEAST_AREA).map((ring) => ring.map(degrees))),
    },
  })
  const shade = values.map((slope) => -slope)
  return [
    ...LIT.map((threshold, index) => outlined(values, threshold, index + 1)),
    ...TURNED.map((threshold, index) => outlined(shade, -threshold, -index - 1)),
  ]
}
