import type { Itinerary, PlannedStop } from '@andariego/contract/itineraries'
import type { Place } from '@andariego/contract/places'
import type { Operation, StopFields } from '@andariego/contract/trip-operation-rules'

/** A day of a trip, prepared for copying. */
export interface CopiedDay {
  tripId: string
  date: string
  stops: readonly PlannedStop[]
  title: string | null
  note: string | null
}

type Target = Pick<Itinerary, 'items' | 'ideas' | 'days'>

/** The fields of a stop that a copy keeps: not its booking, and not whether it is done. */
const fieldsOf = ({ startTime, durationMinutes, note, cost, legToNext }: PlannedStop): StopFields => {
  const fields = { startTime, durationMinutes, note, cost, legToNext }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null))
}

const setStop = (stopId: string, fields: StopFields): Operation[] =>
  Object.keys(fields).length > 0 ? [{ kind: 'set-stop', stopId, fields }] : []

/**
 * The operations that append a day to a date of another trip. Places that the trip already contains stay unchanged, and so do an
 * existing title and note of that date.
 */
export const copyOperations = (
  { stops, title, note }: CopiedDay,
  target: Target,
  date: string,
  newId: () => string,
): Operation[] => {
  const taken = new Set([...target.items, ...target.ideas].map(({ place }) => place.id))
  let after = (target.items.findLast((item) => item.date === date) ?? target.items.at(-1))?.id ?? null
  const added = stops
    .filter(({ place }) => !taken.has(place.id))
    .flatMap((stop): Operation[] => {
      const stopId = newId()
      const operation: Operation = { kind: 'add-stop', stopId, placeId: stop.place.id, date, after }
      after = stopId
      return [operation, ...setStop(stopId, fieldsOf(stop))]
    })
  const described = target.days.find((day) => day.date === date)
  const fields = {
    ...(title !== null && !described?.title && { title }),
    ...(note !== null && !described?.note && { note }),
  }
  // What somebody writes there meanwhile stays, too.
  const from = { title: null, note: null }
  return Object.keys(fields).length > 0 ? [...added, { kind: 'set-day', date, fields, from }] : added
}

/** Operations that belong together, with the place that they bring in. */
export interface Part {
  operations: Operation[]
  place: Place | undefined
}

/** The stops of a copy, one by one, and at the end what is written of the day. */
export const partsOf = ({ stops }: CopiedDay, operations: readonly Operation[]): Part[] => {
  const parts: Part[] = []
  for (const operation of operations) {
    const last = parts.at(-1)
    if (operation.kind === 'set-stop' && last) last.operations.push(operation)
    else {
      const place =
        operation.kind === 'add-stop'
          ? stops.find((stop) => stop.place.id === operation.placeId)?.place
          : undefined
      parts.push({ operations: [operation], place })
    }
  }
  return parts
}
