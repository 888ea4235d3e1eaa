import type { Canvas } from './canvas.ts'
import { type Colour, line, mix, shape, trace } from './marks.ts'

interface Point {
  x: number
  y: number
}
interface Range {
  foot: number
  rise: number
  count: number
  colour: Colour
  snow?: number
  shade?: number
}

/** Draws a peak's snow: down both flanks, with a jagged lower edge. */
const snowOn = (peak: Point, left: Point, right: Point, share: number) => {
  const down = (to: Point, part: number): Point => ({
    x: peak.x + (to.x - peak.x) * part,
    y: peak.y + (to.y - peak.y) * part,
  })
  const west = down(left, share)
  const east = down(right, share)
  const low = Math.max(west.y, east.y)
  return trace`M${peak.x} ${peak.y}L${east.x} ${east.y} ${peak.x + (east.x - peak.x) * 0.55} ${low - 9} ${
    peak.x + (east.x - peak.x) * 0.15
  } ${low + 7} ${peak.x + (west.x - peak.x) * 0.4} ${low - 7} ${west.x} ${west.y}z`
}

const shadeOf = (peak: Point, foot: Point, bottom: number, away: number) => {
  const fall = bottom - peak.y
  return trace`M${peak.x} ${peak.y}L${foot.x} ${foot.y} ${foot.x + (peak.x - foot.x) * 0.45} ${bottom}H${peak.x + away * 16}l${-away * 22} ${-fall * 0.36} ${
    away * 14
  } ${-fall * 0.28}z`
}

/** Draws angular mountains: a silhouette, the shaded flanks, and snow on high peaks. */
const facets = (canvas: Canvas, points: readonly Point[], { foot, colour, snow = 0, shade = 0.3 }: Range) => {
  let outline = ''
  let dark = ''
  let white = ''
  points.forEach((point, index) => {
    outline += trace`L${point.x} ${point.y}`
    const left = points[index - 1]
    const right = points[index + 1]
    if (index % 2 === 0 || !left || !right) return
    dark += shadeOf(point, canvas.away > 0 ? right : left, foot + 20, canvas.away)
    if (snow > 0) white += snowOn(point, left, right, snow)
  })
  const { light } = canvas
  return (
    shape(colour, `M-20 400${outline}V400z`) +
    shape(mix(mix(0xffffff, light.low, 0.35), light.shadow, light.dim * 0.5), white) +
    shape(mix(light.shadow, colour, 0.3), dark, shade)
  )
}

export const peaks = (canvas: Canvas, range: Range) => {
  const { chance } = canvas
  const step = 640 / range.count
  const points: Point[] = [{ x: -20, y: range.foot - range.rise * chance.between(0.1, 0.5) }]
  for (let peak = 0; peak < range.count; peak++) {
    const start = -20 + peak * step
    points.push({
      x: start + step * chance.between(0.36, 0.64),
      y: range.foot - range.rise * chance.between(0.55, 1),
    })
    points.push({
      x: start + step + step * chance.between(-0.1, 0.1),
      y: range.foot - range.rise * chance.between(0.05, 0.3),
    })
  }
  return facets(canvas, points, range)
}

/** Draws one great mountain with its shoulders, the summit at a given place. */
export const summit = (canvas: Canvas, x: number, range: Omit<Range, 'count'>) => {
  const { chance } = canvas
  const { foot, rise } = range
  const reach = chance.between(150, 200)
  const near = chance.between(0.5, 0.68)
  const far = chance.between(0.42, 0.62)
  const points: Point[] = [
    { x: -20, y: foot - rise * 0.12 },
    { x: x - reach * 1.35, y: foot - rise * far },
    { x: x - reach * 0.82, y: foot - rise * (far - 0.16) },
    { x, y: foot - rise },
    { x: x + reach * 0.7, y: foot - rise * (near - 0.14) },
    { x: x + reach * 1.1, y: foot - rise * near },
    { x: 640, y: foot - rise * 0.1 },
  ]
  return facets(canvas, points, { ...range, count: 3 })
}

/** Draws rounded hills: alternating knots joined with level tangents, so that the line has no kinks. */
export const hills = (canvas: Canvas, foot: number, rise: number, count: number, colour: Colour) => {
  const { chance } = canvas
  const step = 640 / count
  let y = foot - rise * chance.between(0, 1)
  let up = chance.happens(0.5)
  let data = trace`M-20 400V${y}`
  for (let knot = 1; knot <= count; knot++) {
    const next = foot - rise * (up ? chance.between(0.65, 1) : chance.between(0, 0.35))
    data += curve(step, next - y)
    y = next
    up = !up
  }
  return shape(colour, `${data}V400z`)
}

const curve = (dx: number, dy: number) => trace`c${dx / 2} 0 ${dx / 2} ${dy} ${dx} ${dy}`

/** Draws table mountains of dry country, with visible strata. */
export const mesas = (canvas: Canvas, foot: number, rise: number, colour: Colour) => {
  const { chance, away, light } = canvas
  let data = trace`M-20 400V${foot}`
  let dark = ''
  let x = chance.between(-40, 10)
  while (x < 560) {
    const top = chance.between(60, 130)
    const tall = rise * chance.between(0.45, 1)
    data += trace`L${x} ${foot}l16 ${-tall * 0.45} 6 ${-tall * 0.55}h${top}l7 ${tall * 0.55} 18 ${tall * 0.45}`
    const edge = away > 0 ? x + 22 + top : x + 22
    dark += trace`M${edge} ${foot - tall}l${away * 7} ${tall * 0.55} ${away * 18} ${tall * 0.45}h${-away * (top * 0.5 + 20)}l${
      away * 6
    } ${-tall * 0.5} ${-away * 8} ${-tall * 0.5}z`
    x += top + 47 + chance.between(20, 90)
  }
  return (
    shape(colour, `${data}L640 ${Math.round(foot)}V400z`) + shape(mix(light.shadow, colour, 0.35), dark, 0.3)
  )
}

/** Draws a dune: a lit windward slope, and a shaded slip face with a curved edge. */
export const dune = (
  canvas: Canvas,
  x: number,
  foot: number,
  reach: number,
  rise: number,
  colour: Colour,
) => {
  const { away, light } = canvas
  const side = away * reach
  return (
    shape(
      colour,
      trace`M${x - side * 3} ${foot}H${x - side}C${x - side * 0.45} ${foot} ${x - side * 0.2} ${foot - rise * 0.9} ${x} ${
        foot - rise
      }C${x + side * 0.2} ${foot - rise * 0.5} ${x + side * 0.5} ${foot} ${x + side} ${foot}h${side}V400H${x - side * 3}z`,
    ) +
    shape(
      mix(colour, light.shadow, 0.34),
      trace`M${x} ${foot - rise}C${x + side * 0.2} ${foot - rise * 0.5} ${x + side * 0.5} ${
        foot
      } ${x + side} ${foot}V400H${x + side * 0.12}C${x - side * 0.2} ${foot + 10} ${x + side * 0.2} ${foot - rise * 0.4} ${x} ${foot - rise}z`,
    )
  )
}

/** Draws the level ground. */
export const plain = (colour: Colour, y: number) => shape(colour, trace`M0 ${y}h600v400H0z`)

/** Draws furrows, paving or grass: a few level strokes that make the ground look flat. */
export const strokesOnGround = (canvas: Canvas, y: number, colour: Colour, count = 7) => {
  const { chance, thrift } = canvas
  if (thrift > 0) return ''
  let data = ''
  for (let stroke = 0; stroke < count; stroke++) {
    data += trace`M${chance.between(20, 560)} ${y + ((stroke + 0.5) * (372 - y)) / count}h${chance.between(20, 80)}`
  }
  return line(colour, 2.5, data, 0.35)
}
