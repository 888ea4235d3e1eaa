import type { Chance } from './chance.ts'

export type Point = readonly [x: number, y: number]

export const WIDTH = 1600
export const HEIGHT = 1067

/** Bends every edge of an outline a little, repeatedly, as pigment creeps along wet paper. */
const creep = (outline: Point[], random: Chance, times: number, amount: number): Point[] => {
  let points = outline
  for (let round = 0; round < times; round++) {
    points = points.flatMap((from, index) => {
      const to = points[(index + 1) % points.length] ?? from
      const reach = Math.hypot(to[0] - from[0], to[1] - from[1]) * amount
      const middle: Point = [
        (from[0] + to[0]) / 2 + random.bell() * reach,
        (from[1] + to[1]) / 2 + random.bell() * reach,
      ]
      return [from, middle]
    })
  }
  return points
}

const pathOf = (points: Point[]) => `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`

export interface WashOptions {
  /** How strong the colour is where all layers overlap. */
  strength?: number
  /** How far the edges wander: 0.02 for walls, 0.2 for clouds. */
  bleed?: number
  layers?: number
  /** Whether to draw a thin rim where pigment dried, as in watercolours. */
  rim?: boolean
}

/** Draws an area of watercolour: many thin layers, each with different edges. */
export const wash = (
  outline: Point[],
  colour: string,
  random: Chance,
  { strength = 0.85, bleed = 0.06, layers = 9, rim = true }: WashOptions = {},
): string => {
  const shared = creep(outline, random, 2, bleed)
  const opacity = (1 - (1 - strength) ** (1 / layers)).toFixed(3)
  const sheets = Array.from(
    { length: layers },
    () =>
      `<path fill="${colour}" fill-opacity="${opacity}" d="${pathOf(creep(shared, random, 3, bleed * 1.6))}"/>`,
  )
  const edge = rim
    ? `<path fill="none" stroke="${colour}" stroke-opacity=".3" stroke-width="2.5" d="${pathOf(creep(shared, random, 2, bleed))}"/>`
    : ''
  return sheets.join('') + edge
}

/** Draws a line twice, slightly different, as by hand. */
export const ink = (
  points: Point[],
  random: Chance,
  { width = 2.2, opacity = 0.5, colour = '#3b3226' } = {},
) => {
  const drawn = () =>
    `M${points
      .map(([x, y]) => `${(x + random.bell() * 2).toFixed(1)} ${(y + random.bell() * 2).toFixed(1)}`)
      .join('L')}`
  const style = `fill="none" stroke="${colour}" stroke-linecap="round" stroke-linejoin="round" stroke-opacity="${opacity}"`
  return `<path ${style} stroke-width="${width}" d="${drawn()}"/><path ${style} stroke-width="${width * 0.6}" d="${drawn()}"/>`
}

/** Draws drops of paint. */
export const splashes = (colour: string, random: Chance, count: number) =>
  Array.from({ length: count }, () => {
    const radius = Math.abs(random.bell()) * 5 + 1
    return `<circle cx="${random.between(80, WIDTH - 80).toFixed(0)}" cy="${random.between(80, HEIGHT - 80).toFixed(0)}" r="${radius.toFixed(1)}" fill="${colour}" fill-opacity="${random.between(0.12, 0.4).toFixed(2)}"/>`
  }).join('')

export const box = (left: number, top: number, right: number, bottom: number): Point[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
]

/** Returns a blob around a point, as a basis for a cloud, a bush or a sun. */
export const blob = (x: number, y: number, width: number, height: number, corners = 12): Point[] =>
  Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * 2 * Math.PI
    return [x + Math.cos(angle) * width, y + Math.sin(angle) * height] as const
  })
