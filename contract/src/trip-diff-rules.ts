import { longestRun } from './longest-run-rules.ts'
import type { Operation } from './trip-operation-rules.ts'
import { applied } from './trip-operations-rules.ts'
import { type DatedStop, datedStops, isIn, type Plan } from './trip-plan-rules.ts'

interface Wanted {
  name: string
  items: readonly {
    /** The id of an existing stop that must be kept. */
    id?: string
    placeId: string
    date: string
  }[]
}

/** Returns the ids of the most stops that can stay in place, because their order is already the wanted one. */
const unmoved = (stops: readonly DatedStop[], order: readonly string[]): Set<string> => {
  const known = stops.filter(({ placeId }) => order.includes(placeId))
  const run = longestRun(known.map(({ placeId }) => order.indexOf(placeId)))
  return new Set(known.flatMap(({ placeId }, index) => (run.has(index) ? [placeId] : [])))
}

/** Returns the fewest operations that give a plan this name and these dated places in this order. Ideas stay. */
export const operationsToReach = (
  plan: Plan,
  { name, items }: Wanted,
  newId: () => string,
): { plan: Plan; operations: Operation[] } => {
  const operations: Operation[] = []
  let next = plan
  const make = (operation: Operation) => {
    const outcome = applied(next, operation)
    if ('refusal' in outcome) throw new Error(`${operation.kind} is refused: ${outcome.refusal.code}`)
    next = outcome.plan
    operations.push(operation)
  }
  const wanted = new Map(items.map((item) => [item.placeId, item]))
  const stays = ({ id, placeId }: DatedStop) => {
    const item = wanted.get(placeId)
    return item !== undefined && (item.id ?? id) === id
  }
  if (plan.name !== name) make({ kind: 'set-trip', fields: { name } })
  const isTaken = (placeId: string) => next.stops.some((stop) => isIn(stop) && stop.placeId === placeId)
  // Moderators merged two places: the stop stays, with everything that hangs on it.
  for (const { id, placeId } of items) {
    const stop = next.stops.find((one) => one.id === id)
    if (stop && stop.placeId !== placeId && !isTaken(placeId))
      make({ kind: 'set-stop', stopId: stop.id, fields: { placeId } })
  }
  for (const stop of datedStops(plan)) if (!stays(stop)) make({ kind: 'remove-stop', stopId: stop.id })
  const inPlace = unmoved(
    datedStops(next),
    items.map(({ placeId }) => placeId),
  )
  let after: string | null = null
  for (const { id, placeId, date } of items) {
    const known = next.stops.find((stop) => isIn(stop) && stop.placeId === placeId)
    const stopId: string = known?.id ?? id ?? newId()
    const isRemoved = !known && next.stops.some((stop) => stop.id === stopId)
    if (isRemoved) make({ kind: 'restore-stop', stopId })
    if (!known && !isRemoved) make({ kind: 'add-stop', stopId, placeId, date, after })
    else if (known?.date !== date || !inPlace.has(placeId)) make({ kind: 'move-stop', stopId, date, after })
    after = stopId
  }
  return { plan: next, operations }
}
