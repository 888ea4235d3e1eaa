import type { Operation } from '@andariego/contract/trip-operation-rules'
import { applied } from '@andariego/contract/trip-operations-rules'
import { type DatedStop, datedStops, isIn, type Plan } from '@andariego/contract/trip-plan-rules'

interface Wanted {
  name: string
  items: readonly {
    /** The stop's, where it has one already that must stay. */
    id?: string
    placeId: string
    date: string
  }[]
}

/** The longest run of stops that stand in the wanted order already, by their places: whoever is not in it has to move. */
const standing = (stops: readonly DatedStop[], order: readonly string[]): Set<string> => {
  const positions = stops
    .map(({ placeId }) => ({ placeId, to: order.indexOf(placeId) }))
    .filter(({ to }) => to >= 0)
  const lengths: number[] = []
  const befores: number[] = []
  let last = -1
  for (const [index, { to }] of positions.entries()) {
    let before = -1
    for (let earlier = 0; earlier < index; earlier++)
      if ((positions[earlier]?.to ?? 0) < to && (lengths[earlier] ?? 0) > (lengths[before] ?? 0))
        before = earlier
    lengths[index] = (lengths[before] ?? 0) + 1
    befores[index] = before
    if ((lengths[index] ?? 0) > (lengths[last] ?? 0)) last = index
  }
  const run = new Set<string>()
  for (let index = last; index >= 0; index = befores[index] ?? -1) run.add(positions[index]?.placeId ?? '')
  return run
}

/** The operations that give a plan this name and these dated places in this order; as few as that takes. Ideas stay. */
export const operationsTowards = (
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
  for (const stop of datedStops(plan)) if (!stays(stop)) make({ kind: 'remove-stop', stopId: stop.id })
  const inPlace = standing(
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
