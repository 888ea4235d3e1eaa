import type { Itinerary } from '@andariego/contract/itineraries'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../platform/api/api.ts'
import { answersOf } from '../../../platform/api/query-keys.ts'
import { isUnheard } from '../../../platform/api/unheard.ts'
import { useIdempotentMutation } from '../../../platform/api/use-idempotent-mutation.ts'
import type { SendLater } from '../trip/use-trip.ts'
import { writtenOf } from './itinerary-draft.ts'
import { itinerarySaved } from './itinerary-saved.ts'
import type { Content } from './merged-content.ts'
import { sendDifference } from './send-difference.ts'

/** Puts the saves of one itinerary into a queue, one after the other. */
export const savingScope = (id: string | null) => ({ id: `itinerary ${id ?? 'new'}` })

/** Cancels a running request for the itinerary: its answer may be older than the change sent now. */
export const forgetReading = (client: QueryClient, id: string) =>
  client.cancelQueries(answersOf('GET /itineraries/:id', { params: { id } }))

/**
 * Saves the whole draft as it is when its turn in the queue comes. Idempotent: sending the same new itinerary again creates no
 * second one.
 */
export const useSaveItinerary = (id: string | null, sendLater: SendLater) => {
  const client = useQueryClient()
  return useIdempotentMutation({
    keptAs: 'itinerary',
    scope: savingScope(id),
    mutationFn: async (read: () => { itinerary: Itinerary | null; content: Content }, once) => {
      const { itinerary, content } = read()
      if (itinerary) {
        await forgetReading(client, itinerary.id)
        return sendDifference({ itinerary, content }, { send: sendLater, after: isUnheard })
      }
      const body = writtenOf(content)
      const { data, notification } = await api('POST /itineraries', { body, headers: once(body) })
      return { data, content, notification, refusals: [], isQueued: false }
    },
    onSuccess: (answer) => {
      if (!answer.isQueued) itinerarySaved(client, answer)
    },
  })
}
