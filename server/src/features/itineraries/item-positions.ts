import { longestRun } from '@andariego/contract/longest-run-rules'

/**
 * Positions of an itinerary's dated places are numbers with gaps, so that moving or adding a place changes only its own row. They
 * stay below 1000, because the previous version reads only those.
 */
const FIRST = -32_768
const END = 1_000
/** Leaves room for 200 places and gaps. */
const STEP = 160

const spread = (count: number): number[] => {
  const middle = (FIRST + END) / 2
  return Array.from({ length: count }, (_, index) => Math.round(middle + (index - (count - 1) / 2) * STEP))
}

/** Returns `count` positions between two others; null when there is no room. */
const between = (low: number | null, high: number | null, count: number): number[] | null => {
  const from = low ?? Math.max(FIRST - 1, (high ?? 0) - (count + 1) * STEP)
  const to = high ?? Math.min(END, from + (count + 1) * STEP)
  if (to - from <= count) return null
  return Array.from(
    { length: count },
    (_, index) => from + Math.floor(((index + 1) * (to - from)) / (count + 1)),
  )
}

/**
 * Returns a position for each place of a list, in order. Null stands for a place without one. As many as possible keep theirs.
 */
export const positionsFor = (known: readonly (number | null)[]): number[] => {
  const owners = known.flatMap((position, index) => (position === null ? [] : [{ position, index }]))
  const run = longestRun(owners.map(({ position }) => position))
  const kept = owners.filter((_, index) => run.has(index))
  if (kept.length === 0) return spread(known.length)
  const positions: number[] = []
  for (const end of [...kept, { position: null, index: known.length }]) {
    const room = between(positions.at(-1) ?? null, end.position, end.index - positions.length)
    if (room === null) return spread(known.length)
    positions.push(...room)
    if (end.position !== null) positions.push(end.position)
  }
  return positions
}
