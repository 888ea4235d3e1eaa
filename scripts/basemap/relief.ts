import { join } from 'node:path'
import { contours } from 'd3-contour'
import type { Feature, MultiPolygon, Position } from 'geojson'
import sharp from 'sharp'
import { fetchedPackage } from '../../tools/fetched-package.ts'

/** A greyscale picture of the Earth's heights, from NASA's data; 20 kilometres per pixel at the equator. */
const PACKAGE = ['three-globe', '2.45.2'] as const
const PICTURE = 'example/img/earth-topology.png'

/** Roughly how many metres one step of grey stands for. */
const METRES_A_GREY = 35
/** The radius of a blur, in pixels; without it, the picture's steps of grey would look like terraces. */
const BLUR = 1.1
/** Slopes, in metres per kilometre, from which a side is drawn as lit by a sun in the north-west, or shaded. */
const LIT = [4, 10, 20]
const TURNED = [-4, -10, -20]
/** Nearer to the poles, degrees of longitude are too narrow for the picture to be useful. */
const LAST_LATITUDE = 80
/** In pixels: smaller patches are left out. */
const LEAST_AREA = 3

interface Grid {
  width: number
  height: number
  values: Float32Array
}

const readHeights = async (): Promise<Grid> => {
  const { data, info } = await sharp(join(fetchedPackage(...PACKAGE), PICTURE))
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, values: Float32Array.from(data) }
}

const KERNEL = [-3, -2, -1, 0, 1, 2, 3].map((offset) => Math.exp(-(offset ** 2) / (2 * BLUR ** 2)))

/** Wraps around from the last column to the first; the first and last row repeat beyond the edge. */
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

/** Returns how much each spot faces the north-west: ground that rises towards the south-east does. The sea is flat. */
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

/** `level` 1 to 3 are lit slopes, −1 to −3 shaded ones; steeper areas are inside gentler ones. */
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
