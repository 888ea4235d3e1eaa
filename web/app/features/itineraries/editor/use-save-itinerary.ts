import type { Itinerary } from '@andariego/contract/itineraries'
import type { Operation } from '@andariego/contract/trip-operation-rules'
import { OPERATIONS_MAX } from '@andariego/contract/trips-rules'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../platform/api/api.ts'
import { answersOf } from '../../../platform/api/query-keys.ts'
import { useIdempotentMutation } from '../../../platform/api/use-idempotent-mutation.ts'
import { newId } from '../../../platform/new-id.ts'
import { operationsFor } from './editing.ts'
import { writtenOf } from './itinerary-draft.ts'
import { itinerarySaved } from './itinerary-saved.ts'
import type { Content } from './merged-content.ts'

/** Puts the saves of one itinerary into a queue, one after the other. */
export const savingScope = (id: string | null) => ({ id: `itinerary ${id ?? 'new'}` })

/** An itinerary as it was read, and the content to turn it into. */
export interface Wanted {
  itinerary: Itinerary
  content: Content
}

/** Whether the server refused to add a place because somebody else has just added it; it stays where they put it. */
const isThere = ({ kind }: Operation, code: string) => code === 'duplicate' && kind === 'add-stop'

/**
 * Sends the difference as single operations, so that changes made by others meanwhile are kept. Answers why some were refused, and
 * the trip as it is then; null when the connection was lost after the operations had arrived.
 */
export const sendDifference = async ({ itinerary, content }: Wanted) => {
  const params = { id: itinerary.id }
  const sent = operationsFor(itinerary, content, newId).map((operation) => ({
    id: newId(),
    operation,
  }))
  const refusals = new Set<string>()
  let isTaken = false
  let notification: Parameters<typeof itinerarySaved>[1]['notification']
  for (let start = 0; start < sent.length; start += OPERATIONS_MAX) {
    const operations = sent.slice(start, start + OPERATIONS_MAX)
    const answer = await api('POST /itineraries/:id/operations', { params, body: { operations } })
    notification ??= answer.notification
    isTaken ||= answer.data.accepted.length > 0
    for (const { id, code, message } of answer.data.rejected) {
      const refused = operations.find((one) => one.id === id)
      if (refused && !isThere(refused.operation, code)) refusals.add(message)
    }
  }
  const read = await api('GET /itineraries/:id', { params }).catch(() => null)
  // Without a connection this may be the answer kept on this device, from before.
  const isCurrent = read !== null && (!isTaken || read.data.version > itinerary.version)
  return { data: isCurrent ? read.data : null, content, notification, refusals: [...refusals] }
}

/** Cancels a running request for the itinerary: its answer may be older than the change sent now. */
export const forgetReading = (client: QueryClient, id: string) =>
  client.cancelQueries(answersOf('GET /itineraries/:id', { params: { id } }))

/**
 * Saves the whole draft as it is when its turn in the queue comes. Idempotent: sending the same new itinerary again creates no
 * second one.
 */
export const useSaveItinerary = (id: string | null) => {
  const client = useQueryClient()
  return useIdempotentMutation({
    scope: savingScope(id),
    mutationFn: async (read: () => { itinerary: Itinerary | null; content: Content }, once) => {
      const { itinerary, content } = read()
      if (itinerary) {
        await forgetReading(client, itinerary.id)
        return sendDifference({ itinerary, content })
      }
      const body = writtenOf(content)
      const { data, notification } = await api('POST /itineraries', { body, headers: once(body) })
      return { data, content, notification, refusals: [] }
    },
    onSuccess: (answer) => itinerarySaved(client, answer),
  })
}
