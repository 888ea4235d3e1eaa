import { itinerariesMessages } from '@andariego/contract/itineraries-rules'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { answersOf } from '../../../platform/api/query-keys.ts'
import { showToast } from '../../../platform/toasts.ts'
import { orderIn } from './editing.ts'
import { sameContent } from './itinerary-draft.ts'
import { itinerarySaved } from './itinerary-saved.ts'
import { isConflict } from './save-failure.ts'
import type { EditingStore } from './use-editing.ts'
import { putItinerary, savingScope } from './use-save-itinerary.ts'

/**
 * Saves the order and the dates alone, as they are when its turn has come; name, new and removed places wait until one
 * saves. On failure the stops go back to where the server has them.
 */
export const useSaveOrder = (id: string, { now, take }: EditingStore, onConflict: () => void) => {
  const client = useQueryClient()
  return useMutation({
    scope: savingScope(id),
    mutationFn: async () => {
      const ordered = orderIn(now())
      // An earlier one has brought it along.
      if (sameContent(ordered, now().base)) return null
      await client.cancelQueries(answersOf('GET /itineraries/:id', { params: { id } }))
      return putItinerary(id, ordered)
    },
    onSuccess: (answer) => {
      if (!answer) return
      itinerarySaved(client, answer)
      take({ kind: 'settle', itinerary: answer.data })
    },
    onError: (error) => {
      if (isConflict(error)) return onConflict()
      take({ kind: 'put-order-back' })
      showToast(itinerariesMessages.orderFailed, { kind: 'error' })
    },
  })
}
