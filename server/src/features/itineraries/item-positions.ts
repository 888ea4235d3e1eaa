import { longestRun } from '@andariego/contract/longest-run-rules'

/**
 * Positions of the dated places of an itinerary are numbers with room between them, so that a place that moves or joins changes its
 * own row alone. The version before reads those below 1000, and so they stay below.
 */
const FIRST = -32_768
const END = 1_000
/** 200 of them, and room beside them. */
const STEP = 160

const spread = (count: number): number[] => {
  const middle = (FIRST + END) / 2
  return Array.from({ length: count }, (_, index) => Math.round(middle + (index - (count - 1) / 2) * STEP))
}

/** Positions for so many places between two others; null where there is no room. */
const between = (low: number | null, high: number | null, count: number): number[] | null => {
  const from = low ?? Math.max(FIRST - 1, (high ?? 0) - (count + 1) * STEP)
  const to = high ?? Math.min(END, from + (count + 1) * STEP)
  if (to - from <= count) return null
  return Array.from(
    { length: count },
    (_, index) => from + Math.floor(((index + 1) * (to - from)) / (count + 1)),
  )
}

/** A position for each place of a list in its order. Null stands for a place without one yet; as many as can keep theirs. */
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
