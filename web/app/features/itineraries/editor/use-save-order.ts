import { itinerariesMessages } from '@andariego/contract/itineraries-rules'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { answersOf } from '../../../platform/api/query-keys.ts'
import { showToast } from '../../../platform/toasts.ts'
import { sameContent, withOrderOf } from './itinerary-draft.ts'
import { itinerarySaved } from './itinerary-saved.ts'
import { isConflict } from './save-failure.ts'
import type { EditedDraft } from './use-itinerary-draft.ts'
import { putItinerary, savingScope } from './use-save-itinerary.ts'

/**
 * Saves the order and the dates alone, as they are when its turn has come; name, new and removed places wait until one
 * saves. On failure the stops go back to where the server has them.
 */
export const useSaveOrder = (id: string, edited: EditedDraft, onConflict: () => void) => {
  const client = useQueryClient()
  const { latest, rebase, change, drop } = edited

  const putBack = () => {
    const { draft, saved } = latest()
    const back = withOrderOf(draft, saved)
    if (sameContent(back, saved)) drop()
    else change({ stops: back.stops })
  }
  return useMutation({
    scope: savingScope(id),
    mutationFn: async () => {
      const { draft, saved } = latest()
      const ordered = { ...withOrderOf(saved, draft), version: draft.version }
      // An earlier one has brought it along.
      if (sameContent(ordered, saved)) return null
      await client.cancelQueries(answersOf('GET /itineraries/:id', { params: { id } }))
      return putItinerary(id, ordered)
    },
    onSuccess: (answer) => {
      if (!answer) return
      itinerarySaved(client, answer)
      rebase(answer.data)
    },
    onError: (error) => {
      if (isConflict(error)) return onConflict()
      putBack()
      showToast(itinerariesMessages.orderFailed, { kind: 'error' })
    },
  })
}
