const squaredDistance = (line: ArrayLike<number>, at: number, from: number, to: number): number => {
  let [x, y] = [line[from] as number, line[from + 1] as number]
  const [dx, dy] = [(line[to] as number) - x, (line[to + 1] as number) - y]
  const [px, py] = [line[at] as number, line[at + 1] as number]
  if (dx !== 0 || dy !== 0) {
    const share = ((px - x) * dx + (py - y) * dy) / (dx * dx + dy * dy)
    if (share > 1) {
      x = line[to] as number
      y = line[to + 1] as number
    } else if (share > 0) {
      x += dx * share
      y += dy * share
    }
  }
  return (px - x) ** 2 + (py - y) ** 2
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
    let [worst, at] = [limit, -1]
    for (let index = first + 1; index < last; index++) {
      const distance = squaredDistance(line, index * 2, first * 2, last * 2)
      if (distance > worst) {
        worst = distance
        at = index
      }
    }
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
