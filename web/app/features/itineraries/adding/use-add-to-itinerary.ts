import { itemProblem } from '@andariego/contract/itineraries-rules'
import type { Place } from '@andariego/contract/places'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../platform/api/api.ts'
import { withStop } from '../arrangement.ts'
import { draftOf } from '../editor/itinerary-draft.ts'
import { itinerarySaved } from '../editor/itinerary-saved.ts'
import { isConflict } from '../editor/save-failure.ts'
import { putItinerary } from '../editor/use-save-itinerary.ts'
import { stopOf } from '../stop.ts'

const ATTEMPTS = 3

/** The place cannot join that itinerary; the message is for people. */
export class NotAddable extends Error {}

const addOnce = async (id: string, place: Place, date: string) => {
  const { data } = await api('GET /itineraries/:id', { params: { id } })
  const draft = draftOf(data)
  const items = draft.stops.map((stop) => ({ placeId: stop.place.id }))
  const problem = itemProblem({ items }, place.id, date)
  if (problem !== null) throw new NotAddable(problem)
  return putItinerary(id, { ...draft, stops: withStop(draft.stops, stopOf(place, date)) })
}

/** Adds a place to an itinerary as it is at that moment; when it changes in between, to what it has become. */
export const useAddToItinerary = (place: Place) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, date }: { id: string; date: string }) => {
      for (let attempt = 1; ; attempt++) {
        try {
          return await addOnce(id, place, date)
        } catch (error) {
          if (!isConflict(error) || attempt === ATTEMPTS) throw error
        }
      }
    },
    onSuccess: (answer) => itinerarySaved(client, answer),
  })
}
