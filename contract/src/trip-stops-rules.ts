import { ITINERARY_ITEMS_MAX, itinerariesMessages } from './itineraries-rules.ts'
import { noted } from './trip-note-rules.ts'
import {
  type Operation,
  type Outcome,
  refused,
  replaced,
  type SettledFields,
  type StopFields,
  valuesOf,
} from './trip-operation-rules.ts'
import {
  isIn,
  NO_DETAILS,
  type Plan,
  type PlannedStop,
  placedAfter,
  standsAfter,
  withoutOldRemovals,
} from './trip-plan-rules.ts'
import { tripsMessages } from './trips-rules.ts'

const stopUnknown = refused('not-found', tripsMessages.stopUnknown)
const placeTwice = refused('duplicate', itinerariesMessages.placeTwice)
const tooManyStops = refused('too-many', itinerariesMessages.tooManyItems)

/**
 * Returns why a stop cannot be added, or moved between the ideas and the dates; null when it can. Ideas and dated stops have
 * separate limits.
 */
const obstacleTo = (
  { stops }: Plan,
  { id, placeId }: { id: string; placeId: string },
  date: string | null,
): Outcome | null => {
  const others = stops.filter((stop) => isIn(stop) && stop.id !== id)
  if (others.some((stop) => stop.placeId === placeId)) return placeTwice
  const beside = others.filter((stop) => (stop.date === null) === (date === null))
  return beside.length >= ITINERARY_ITEMS_MAX ? tooManyStops : null
}

type AddedStop = Omit<Extract<Operation, { kind: 'add-stop' }>, 'kind'> & { fields?: StopFields }

const addedStop = (plan: Plan, { stopId: id, placeId, date, after, fields }: AddedStop): Outcome => {
  if (plan.stops.some((stop) => stop.id === id)) return refused('id-taken', tripsMessages.idTaken)
  const obstacle = obstacleTo(plan, { id, placeId }, date)
  if (obstacle) return obstacle
  const stop: PlannedStop = { ...NO_DETAILS, ...fields, id, placeId, date, removal: null }
  const stops = placedAfter(plan.stops, stop, after)
  return { plan: { ...plan, stops }, undo: [{ kind: 'remove-stop', stopId: id }] }
}

const movedStop = (plan: Plan, stop: PlannedStop, date: string | null, after: string | null): Outcome => {
  const obstacle = isIn(stop) ? obstacleTo(plan, stop, date) : null
  if (obstacle) return obstacle
  const stops = placedAfter(plan.stops, { ...stop, date }, after)
  const back = { date: stop.date, after: standsAfter(plan.stops, stop.id) }
  return { plan: { ...plan, stops }, undo: [{ kind: 'move-stop', stopId: stop.id, ...back }] }
}

const removedStop = (plan: Plan, stop: PlannedStop): Outcome => {
  if (!isIn(stop)) return { plan, undo: [] }
  const removals = plan.removals + 1
  const stops = withoutOldRemovals(replaced(plan.stops, { ...stop, removal: removals }))
  const { id: stopId, placeId, date } = stop
  const kept = { placeId, date, after: standsAfter(plan.stops, stopId), fields: detailsOf(stop) }
  return { plan: { ...plan, stops, removals }, undo: [{ kind: 'restore-stop', stopId, stop: kept }] }
}

const restoredStop = (plan: Plan, stop: PlannedStop): Outcome => {
  if (isIn(stop)) return { plan, undo: [] }
  const obstacle = obstacleTo(plan, stop, stop.date)
  if (obstacle) return obstacle
  const stops = replaced(plan.stops, { ...stop, removal: null })
  return { plan: { ...plan, stops }, undo: [{ kind: 'remove-stop', stopId: stop.id }] }
}

type SetStop = Extract<Operation, { kind: 'set-stop' }>

const changedStop = (plan: Plan, stop: PlannedStop, { fields, from }: SetStop): Outcome => {
  const note = noted(stop, fields, from)
  if (note === null) return refused('too-many', tripsMessages.tooManyVersions)
  const changes = { ...fields, ...note }
  const next: PlannedStop = { ...stop, ...changes }
  const back = valuesOf(stop, changes) as SettledFields
  const undo: SetStop = { kind: 'set-stop', stopId: stop.id, fields: back }
  if (Object.keys(note).length > 0) undo.from = valuesOf(next, note)
  // Nobody undoes a merge of places from a trip.
  const undone = fields.placeId === undefined ? [undo] : []
  return { plan: { ...plan, stops: replaced(plan.stops, next) }, undo: undone }
}

/** Details that say something. */
const detailsOf = (stop: PlannedStop): StopFields =>
  Object.fromEntries(
    Object.keys(NO_DETAILS)
      .map((field) => [field, stop[field as keyof StopFields]] as const)
      .filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0)),
  )

type StopOperation = Extract<Operation, { stopId: string }>

/** A removed stop still receives changes, so that undoing the removal shows them. */
export const changedStops = (plan: Plan, operation: StopOperation): Outcome => {
  if (operation.kind === 'add-stop') return addedStop(plan, operation)
  const stop = plan.stops.find(({ id }) => id === operation.stopId)
  if (!stop) {
    if (operation.kind !== 'restore-stop' || !operation.stop) return stopUnknown
    return addedStop(plan, { stopId: operation.stopId, ...operation.stop })
  }
  switch (operation.kind) {
    case 'move-stop':
      return movedStop(plan, stop, operation.date, operation.after)
    case 'set-stop':
      return changedStop(plan, stop, operation)
    case 'remove-stop':
      return removedStop(plan, stop)
    case 'restore-stop':
      return restoredStop(plan, stop)
  }
}
