/**
 * Returns the point between two others that is farthest from the straight line between them, −1 when none is farther than the root of
 * `limit`. Written without functions and arrays inside: an import compares hundreds of millions of points.
 */
const farthest = (line: Int32Array, first: number, last: number, limit: number): number => {
  const startX = line[first * 2] as number
  const startY = line[first * 2 + 1] as number
  const endX = line[last * 2] as number
  const endY = line[last * 2 + 1] as number
  const dx = endX - startX
  const dy = endY - startY
  const length = dx * dx + dy * dy
  let worst = limit
  let at = -1
  for (let index = first + 1; index < last; index++) {
    const x = line[index * 2] as number
    const y = line[index * 2 + 1] as number
    let offX = x - startX
    let offY = y - startY
    if (length > 0) {
      const share = (offX * dx + offY * dy) / length
      if (share > 1) {
        offX = x - endX
        offY = y - endY
      } else if (share > 0) {
        offX -= dx * share
        offY -= dy * share
      }
    }
    const distance = offX * offX + offY * offY
    if (distance > worst) {
      worst = distance
      at = index
    }
  }
  return at
}

/**
 * Removes points that are closer than `tolerance` to the line without them (Douglas and Peucker). The ends stay; of a ring, the
 * point farthest from its beginning stays as well.
 */
export const simplify = (line: Int32Array, tolerance: number): Int32Array => {
  if (tolerance <= 0 || line.length <= 4) return line
  const limit = tolerance * tolerance
  const count = line.length / 2
  const kept = new Uint8Array(count)
  kept[0] = 1
  kept[count - 1] = 1
  const stack = [0, count - 1]
  while (stack.length > 0) {
    const last = stack.pop() as number
    const first = stack.pop() as number
    const at = farthest(line, first, last, limit)
    if (at === -1) continue
    kept[at] = 1
    stack.push(first, at, at, last)
  }
  let total = 0
  for (let index = 0; index < count; index++) total += kept[index] as number
  if (total === count) return line
  const simple = new Int32Array(total * 2)
  let filled = 0
  for (let index = 0; index < count; index++) {
    if (kept[index] !== 1) continue
    simple[filled++] = line[index * 2] as number
    simple[filled++] = line[index * 2 + 1] as number
  }
  return simple
}
