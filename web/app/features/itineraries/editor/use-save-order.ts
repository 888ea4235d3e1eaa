import { itinerariesMessages } from '@andariego/contract/itineraries-rules'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { showToast } from '../../../platform/toasts.ts'
import { orderIn } from './editing.ts'
import { sameContent } from './itinerary-draft.ts'
import { itinerarySaved } from './itinerary-saved.ts'
import type { EditingStore } from './use-editing.ts'
import { forgetReading, savingScope, sendDifference } from './use-save-itinerary.ts'

/**
 * Saves the order and the dates alone, as they are when its turn has come; name, new and removed places wait until one
 * saves. On failure the stops go back to where the server has them.
 */
export const useSaveOrder = (id: string, { now, take }: EditingStore) => {
  const client = useQueryClient()
  return useMutation({
    scope: savingScope(id),
    mutationFn: async () => {
      const { itinerary, base } = now()
      const content = orderIn(now())
      // An earlier one has brought it along.
      if (!itinerary || sameContent(content, base)) return null
      await forgetReading(client, id)
      return sendDifference({ itinerary, content })
    },
    onSuccess: (answer) => {
      if (!answer) return
      itinerarySaved(client, answer)
      take({ kind: 'hear', itinerary: answer.data })
      for (const refusal of answer.refusals) showToast(refusal, { kind: 'error' })
    },
    onError: () => {
      take({ kind: 'put-order-back' })
      showToast(itinerariesMessages.orderFailed, { kind: 'error' })
    },
  })
}
