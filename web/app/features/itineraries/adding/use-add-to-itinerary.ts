import { itemProblem } from '@andariego/contract/itineraries-rules'
import type { Place } from '@andariego/contract/places'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../platform/api/api.ts'
import { isUnheard } from '../../../platform/api/unheard.ts'
import { withStop } from '../arrangement.ts'
import { contentOf } from '../editor/itinerary-draft.ts'
import { itinerarySaved } from '../editor/itinerary-saved.ts'
import { sendDifference } from '../editor/send-difference.ts'
import { stopOf } from '../stop.ts'
import { queueOperations } from '../trip/queue-operations.ts'

/** The place cannot be added to that itinerary; the message is for people. */
export class NotAddable extends Error {}

/**
 * Adds a place to the current state of an itinerary, so that changes by others are kept. When the server is not heard, it waits in the
 * outbox.
 */
export const useAddToItinerary = (place: Place) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, date }: { id: string; date: string }) => {
      const { data: itinerary } = await api('GET /itineraries/:id', { params: { id } })
      const { name, stops } = contentOf(itinerary)
      const items = stops.map((stop) => ({ placeId: stop.place.id }))
      const problem = itemProblem({ items }, place.id, date)
      if (problem !== null) throw new NotAddable(problem)
      const waiting: Promise<void>[] = []
      const answer = await sendDifference(
        { itinerary, content: { name, stops: withStop(stops, stopOf(place, date)) } },
        {
          send: (operations, added) => waiting.push(queueOperations(itinerary, operations, added)),
          after: isUnheard,
        },
      )
      await Promise.all(waiting)
      const [refusal] = answer.refusals
      if (refusal !== undefined) throw new NotAddable(refusal)
      return answer
    },
    onSuccess: (answer) => {
      if (!answer.isQueued) itinerarySaved(client, answer)
    },
  })
}
