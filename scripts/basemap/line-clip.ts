import type { Position } from 'geojson'

export const shift = (line: Position[], by: number): Position[] =>
  by === 0 ? line : line.map(([x = 0, y = 0]) => [x + by, y])

/** Returns where the segment meets the vertical x = at. */
export const crossing = ([ax = 0, ay = 0]: Position, [bx = 0, by = 0]: Position, at: number): Position => [
  at,
  ay + ((by - ay) * (at - ax)) / (bx - ax),
]

/** Returns the parts of a line between two verticals. */
export const clipLine = (line: Position[], west: number, east: number): Position[][] =>
  keep(line, (x) => x >= west, west).flatMap((part) => keep(part, (x) => x <= east, east))

const keep = (line: Position[], inside: (x: number) => boolean, at: number): Position[][] => {
  const parts: Position[][] = []
  let part: Position[] = []
  line.forEach((point, index) => {
    const previous = line[index - 1]
    const isInside = inside(point[0] ?? 0)
    if (previous && inside(previous[0] ?? 0) !== isInside) {
      part.push(crossing(previous, point, at))
      if (!isInside) {
        parts.push(part)
        part = []
      }
    }
    if (isInside) part.push(point)
  })
  parts.push(part)
  return parts.filter(({ length }) => length > 1)
}
