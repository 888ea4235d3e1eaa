import { itineraryEtag } from '@andariego/contract/itineraries-rules'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { api, idempotencyKey } from '../../../platform/api/api.ts'
import { itineraryKey } from '../itinerary-keys.ts'
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
  const attempt = useRef({ sent: '', key: '' })
  return useMutation({
    scope: savingScope(id),
    mutationFn: async (read: () => ItineraryDraft) => {
      const draft = read()
      if (id !== null) {
        await client.cancelQueries({ queryKey: itineraryKey(id) })
        return putItinerary(id, draft)
      }
      const body = writtenOf(draft)
      const sent = JSON.stringify(body)
      if (attempt.current.sent !== sent) attempt.current = { sent, key: idempotencyKey() }
      return api('POST /itineraries', { body, headers: { 'Idempotency-Key': attempt.current.key } })
    },
    onSuccess: (answer) => {
      attempt.current = { sent: '', key: '' }
      itinerarySaved(client, answer)
    },
  })
}
