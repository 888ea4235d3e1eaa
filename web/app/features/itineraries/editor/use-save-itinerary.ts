import { itineraryEtag } from '@andariego/contract/itineraries-rules'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../platform/api/api.ts'
import { answersOf } from '../../../platform/api/query-keys.ts'
import { useIdempotentMutation } from '../../../platform/api/use-idempotent-mutation.ts'
import { type ItineraryDraft, writtenOf } from './itinerary-draft.ts'
import { itinerarySaved } from './itinerary-saved.ts'

/** Changes of one itinerary are sent one after the other. */
export const savingScope = (id: string | null) => ({ id: `itinerary ${id ?? 'new'}` })

/** Sends a change that overwrites nothing unseen: 412 when the draft began with an older version. */
export const putItinerary = (id: string, draft: ItineraryDraft) =>
  api('PUT /itineraries/:id', {
    params: { id },
    body: writtenOf(draft),
    headers: draft.version === null ? {} : { 'If-Match': itineraryEtag({ version: draft.version }) },
  })

/** Saves the whole of a draft, as it is when its turn has come. The same new itinerary sent again makes no second one. */
export const useSaveItinerary = (id: string | null) => {
  const client = useQueryClient()
  return useIdempotentMutation({
    scope: savingScope(id),
    mutationFn: async (read: () => ItineraryDraft, once) => {
      const draft = read()
      if (id !== null) {
        await client.cancelQueries(answersOf('GET /itineraries/:id', { params: { id } }))
        return putItinerary(id, draft)
      }
      const body = writtenOf(draft)
      return api('POST /itineraries', { body, headers: once(body) })
    },
    onSuccess: (answer) => itinerarySaved(client, answer),
  })
}
