import type { Itinerary } from '@andariego/contract/itineraries'
import { longestRun } from '@andariego/contract/longest-run-rules'
import type { Operation } from '@andariego/contract/trip-operation-rules'
import { applied } from '@andariego/contract/trip-operations-rules'
import type { Plan } from '@andariego/contract/trip-plan-rules'

/** The fewest moves that bring the stops of a day, now in the order `current`, into another order. Other days do not change. */
export const orderOperations = (
  date: string,
  current: readonly string[],
  order: readonly string[],
): Operation[] => {
  const known = current.filter((id) => order.includes(id))
  const run = longestRun(known.map((id) => order.indexOf(id)))
  const stays = new Set(known.filter((_, index) => run.has(index)))
  return order.flatMap((stopId, index): Operation[] =>
    stays.has(stopId) ? [] : [{ kind: 'move-stop', stopId, date, after: order[index - 1] ?? null }],
  )
}

const DAY_MS = 86_400_000

/** The date `days` later, as YYYY-MM-DD. */
export const dayLater = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10)

/** The number of days from one date to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)

type Dated = Pick<Itinerary, 'items' | 'days'>

const NOTHING_WRITTEN = { title: null, note: null, otherNotes: [] }

/**
 * The operations that move a whole trip, with the titles and notes of its days, by a number of days. All days are emptied first, so that
 * the note of one day is never merged into that of another. What a companion wrote meanwhile stays where it was written.
 */
export const shiftOperations = ({ items, days }: Dated, by: number): Operation[] => [
  ...items.map(
    ({ id, date }, index): Operation => ({
      kind: 'move-stop',
      stopId: id,
      date: dayLater(date, by),
      after: items[index - 1]?.id ?? null,
    }),
  ),
  ...days.map(
    ({ date, ...seen }): Operation => ({ kind: 'set-day', date, fields: NOTHING_WRITTEN, from: seen }),
  ),
  ...days.map(
    ({ date, ...written }): Operation => ({
      kind: 'set-day',
      date: dayLater(date, by),
      fields: written,
      from: NOTHING_WRITTEN,
    }),
  ),
]

/**
 * The operations that take others back, the last one first, without what companions write meanwhile. The log sets a title back to what
 * it was when its change arrived; here nobody knows yet what it will be.
 */
export const takingBack = (plan: Plan, operations: readonly Operation[]): Operation[] => {
  let before = plan
  const back: Operation[] = []
  for (const operation of operations) {
    const outcome = applied(before, operation)
    if ('refusal' in outcome) continue
    const { plan: after, undo } = outcome
    const titleOf = (date: string) => after.days.find((day) => day.date === date)?.title ?? null
    back.unshift(
      ...undo.map((one) =>
        one.kind === 'set-day' ? { ...one, from: { ...one.from, title: titleOf(one.date) } } : one,
      ),
    )
    before = after
  }
  return back
}
