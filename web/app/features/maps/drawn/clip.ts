import type { Box, Point } from './view.ts'

interface Side {
  isInside: (point: Point) => boolean
  crossing: (from: Point, to: Point) => Point
}

const at = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
})
const sidesOf = ({ left, top, right, bottom }: Box): Side[] => [
  { isInside: ({ x }) => x >= left, crossing: (a, b) => at(a, b, (left - a.x) / (b.x - a.x)) },
  { isInside: ({ x }) => x <= right, crossing: (a, b) => at(a, b, (right - a.x) / (b.x - a.x)) },
  { isInside: ({ y }) => y >= top, crossing: (a, b) => at(a, b, (top - a.y) / (b.y - a.y)) },
  { isInside: ({ y }) => y <= bottom, crossing: (a, b) => at(a, b, (bottom - a.y) / (b.y - a.y)) },
]

/** Clips a polygon to a box (Sutherland and Hodgman): cuts off what lies beyond each of its four sides in turn. */
export const clipRing = (ring: readonly Point[], box: Box): Point[] =>
  sidesOf(box).reduce<Point[]>(
    (points, { isInside, crossing }) =>
      points.flatMap((point, index) => {
        const before = points.at(index - 1) ?? point
        const enters = isInside(point) !== isInside(before) ? [crossing(before, point)] : []
        return isInside(point) ? [...enters, point] : enters
      }),
    [...ring],
  )

/** Clips a line to a box: one piece for each time that it enters the box. */
export const clipLine = (line: readonly Point[], { left, top, right, bottom }: Box): Point[][] => {
  const pieces: Point[][] = []
  for (const [index, to] of line.entries()) {
    const from = line[index - 1]
    if (!from) continue
    const [dx, dy] = [to.x - from.x, to.y - from.y]
    let [begins, ends] = [0, 1]
    for (const [step, room] of [
      [-dx, from.x - left],
      [dx, right - from.x],
      [-dy, from.y - top],
      [dy, bottom - from.y],
    ] as const) {
      if (step === 0 && room < 0) ends = -1
      else if (step < 0) begins = Math.max(begins, room / step)
      else if (step > 0) ends = Math.min(ends, room / step)
    }
    if (begins > ends) continue
    const last = pieces.at(-1)
    // The previous segment ended inside the box, so its piece continues.
    if (last && begins === 0 && last.at(-1) === from) last.push(ends === 1 ? to : at(from, to, ends))
    else pieces.push([begins === 0 ? from : at(from, to, begins), ends === 1 ? to : at(from, to, ends)])
  }
  return pieces
}
