/** Returns twice the area of a ring of alternating x and y; positive when it is clockwise on the screen. */
export const turn = (ring: ArrayLike<number>): number => {
  let sum = 0
  const { length } = ring
  if (length < 6) return 0
  // Relative to the first point, so that the products stay small.
  const [x0, y0] = [ring[0] as number, ring[1] as number]
  for (let index = 2; index < length - 2; index += 2) {
    const [ax, ay] = [(ring[index] as number) - x0, (ring[index + 1] as number) - y0]
    const [bx, by] = [(ring[index + 2] as number) - x0, (ring[index + 3] as number) - y0]
    sum += ax * by - bx * ay
  }
  return sum
}

/** Whether a point is inside a ring. */
export const encloses = (ring: ArrayLike<number>, x: number, y: number): boolean => {
  let inside = false
  for (let index = 0; index < ring.length - 2; index += 2) {
    const [ax, ay] = [ring[index] as number, ring[index + 1] as number]
    const [bx, by] = [ring[index + 2] as number, ring[index + 3] as number]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  }
  return inside
}

export const reversed = (line: Int32Array): Int32Array => {
  const other = new Int32Array(line.length)
  for (let index = 0; index < line.length; index += 2) {
    other[line.length - index - 2] = line[index] as number
    other[line.length - index - 1] = line[index + 1] as number
  }
  return other
}

export const isClosed = (line: ArrayLike<number>): boolean =>
  line.length >= 8 && line[0] === line[line.length - 2] && line[1] === line[line.length - 1]

const join = (first: Int32Array, second: Int32Array): Int32Array => {
  const joined = new Int32Array(first.length + second.length - 2)
  joined.set(first)
  joined.set(second, first.length - 2)
  return joined
}

/** Returns a line's end as a text key. */
const placeOf = (line: Int32Array, atEnd: boolean): string =>
  atEnd ? `${line[line.length - 2]},${line[line.length - 1]}` : `${line[0]},${line[1]}`

/**
 * Joins lines end to end until they close or nothing continues them. With `directed`, joins ends only to beginnings: the
 * direction of coastlines tells on which side the water is.
 */
export const chain = (
  lines: Int32Array[],
  directed = false,
): { closed: Int32Array[]; open: Int32Array[] } => {
  const closed: Int32Array[] = []
  const open: Int32Array[] = []
  const waiting = new Set<Int32Array>()
  const byEnd = new Map<string, Int32Array[]>()
  const at = (place: string) => byEnd.get(place)?.find((line) => waiting.has(line))
  for (const line of lines) {
    if (line.length < 4) continue
    if (isClosed(line)) {
      closed.push(line)
      continue
    }
    waiting.add(line)
    for (const place of directed ? [placeOf(line, false)] : [placeOf(line, false), placeOf(line, true)]) {
      const known = byEnd.get(place)
      if (known) known.push(line)
      else byEnd.set(place, [line])
    }
  }
  const extend = (start: Int32Array): Int32Array => {
    let line = start
    while (!isClosed(line)) {
      const place = placeOf(line, true)
      const next = at(place)
      if (!next) break
      waiting.delete(next)
      line = join(line, placeOf(next, false) === place ? next : reversed(next))
    }
    return line
  }
  // Begins with coastlines that continue no other one; a chain begun in its middle would remain in two parts.
  const ends = new Set(lines.map((line) => placeOf(line, true)))
  const ordered = directed
    ? [...waiting].sort((a, b) => +ends.has(placeOf(a, false)) - +ends.has(placeOf(b, false)))
    : [...waiting]
  for (const start of ordered) {
    if (!waiting.delete(start)) continue
    let line = extend(start)
    if (!directed && !isClosed(line)) line = extend(reversed(line))
    if (isClosed(line)) closed.push(line)
    else open.push(line)
  }
  return { closed, open }
}
