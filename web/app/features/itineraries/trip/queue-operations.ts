import { pages } from '@andariego/contract/pages'
import type { Place } from '@andariego/contract/places'
import type { SentOperation } from '@andariego/contract/trip-log-rules'
import { OPERATIONS_MAX } from '@andariego/contract/trips-rules'
import { newId } from '../../../platform/new-id.ts'
import { enqueue } from '../../../platform/outbox/outbox.ts'
import { deedWords } from './deed-words.ts'

/**
 * Puts operations into the outbox from outside of the page of their trip, which finds them there and shows them already; `place` is
 * the place that they add. Rejects when they cannot be stored.
 */
export const queueOperations = (
  trip: { id: string; name: string },
  operations: readonly SentOperation[],
  place?: Place,
): Promise<void> => {
  const placeOf = () => `«${place?.name ?? 'un lugar'}»`
  return enqueue({
    title: `Itinerario «${trip.name}»`,
    text: operations.map(({ operation }) => deedWords(operation, placeOf)).join('\n'),
    page: pages.itinerary({ id: trip.id }),
    call: { key: 'POST /itineraries/:id/operations', params: { id: trip.id }, body: { operations } },
    idempotencyKey: newId(),
    refusedIn: 'data.rejected',
    together: { parts: 'operations', max: OPERATIONS_MAX },
    brings: place,
  })
}
