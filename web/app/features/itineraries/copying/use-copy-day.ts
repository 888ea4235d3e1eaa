import { ITINERARY_NAME_MAX } from '@andariego/contract/itineraries-rules'
import { pages } from '@andariego/contract/pages'
import { beginningOf } from '@andariego/contract/text-rules'
import type { Operation } from '@andariego/contract/trip-operation-rules'
import { OPERATIONS_MAX } from '@andariego/contract/trips-rules'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../platform/api/api.ts'
import type { Once } from '../../../platform/api/attempts.ts'
import { invalidateAfter } from '../../../platform/api/invalidate.ts'
import { isAnythingWaiting, sendOrQueue } from '../../../platform/api/send-or-queue.ts'
import { isUnheard } from '../../../platform/api/unheard.ts'
import { useIdempotentMutation } from '../../../platform/api/use-idempotent-mutation.ts'
import { newId } from '../../../platform/new-id.ts'
import { queueOperations } from '../trip/queue-operations.ts'
import { asDeed } from '../trip/trip-deed.ts'
import { type CopiedDay, copyOperations, type Part, partsOf } from './copied-day.ts'

/** The target: an existing trip, or a new one with this name. */
export type CopyTarget = { id: string } | { name: string }

/** An operation keeps its id however often it is sent: an answer that got lost does nothing twice. */
const withIds = (operations: readonly Operation[]) => {
  const all = new Map(asDeed(operations).map((sent) => [sent.operation, sent]))
  return (some: readonly Operation[]) => some.flatMap((operation) => all.get(operation) ?? [])
}
type Sent = ReturnType<typeof withIds>

/** Sends all operations; returns the first reason why one was refused, null when none was. */
const send = async (
  id: string,
  operations: readonly Operation[],
  sent: Sent = withIds(operations),
): Promise<string | null> => {
  let problem: string | null = null
  for (let start = 0; start < operations.length; start += OPERATIONS_MAX) {
    const { data } = await api('POST /itineraries/:id/operations', {
      params: { id },
      body: { operations: sent(operations.slice(start, start + OPERATIONS_MAX)) },
    })
    problem ??= data.rejected[0]?.message ?? null
  }
  return problem
}

/** Puts a copy into the outbox. */
const putCopyAside = async (trip: { id: string; name: string }, parts: readonly Part[], sent: Sent) => {
  for (const { operations, place } of parts) await queueOperations(trip, sent(operations), place)
}

/**
 * Makes a trip of a day; the server reads the day when the request arrives, after the changes that wait before it. Null when it waits
 * for a connection.
 */
const makeTripOf = async (
  { tripId, date: day, stops }: CopiedDay,
  name: string,
  startDate: string,
  once: Once,
) => {
  const call = {
    params: { id: tripId },
    body: { day, name, startDate, parts: ['notes' as const, 'costs' as const] },
  }
  const headers = once(call)
  return sendOrQueue({
    send: async () => (await api('POST /itineraries/:id/copy', { ...call, headers })).data,
    entry: () => ({
      title: `Nuevo itinerario «${name}»`,
      text: stops.map(({ place }) => place.name).join('\n'),
      page: pages.itinerary({ id: tripId }),
      call: { key: 'POST /itineraries/:id/copy', ...call },
      idempotencyKey: headers['Idempotency-Key'],
    }),
  })
}

/** Copies a day into another trip, or makes a new trip of it. Resolves to the trip's name and the number of places added. */
export const useCopyDay = (day: CopiedDay) => {
  const client = useQueryClient()
  return useIdempotentMutation({
    mutationFn: async ({ to, date }: { to: CopyTarget; date: string }, once) => {
      if ('name' in to) {
        const name = beginningOf(to.name, ITINERARY_NAME_MAX).trim()
        const made = await makeTripOf(day, name, date, once)
        const { id, items } = made ?? { id: day.tripId, items: day.stops }
        return { id, name: made?.name ?? name, count: items.length, problem: null, waits: made === null }
      }
      const { data } = await api('GET /itineraries/:id', { params: { id: to.id } })
      const operations = copyOperations(day, data, date, newId)
      const count = operations.filter(({ kind }) => kind === 'add-stop').length
      const sent = withIds(operations)
      const copied = { id: data.id, name: data.name, count }
      // What waits already comes first.
      if (!(await isAnythingWaiting()))
        try {
          return { ...copied, problem: await send(data.id, operations, sent), waits: false }
        } catch (error) {
          if (!isUnheard(error)) throw error
        }
      await putCopyAside(data, partsOf(day, operations), sent)
      return { ...copied, problem: null, waits: true }
    },
    // As many places at once may earn points.
    onSuccess: () => invalidateAfter(client, 'PUT /itineraries/:id'),
  })
}
