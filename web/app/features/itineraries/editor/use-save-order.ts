import { itinerariesMessages } from '@andariego/contract/itineraries-rules'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isWithoutNetwork } from '../../../platform/api/send-or-queue.ts'
import { showToast } from '../../../platform/toasts.ts'
import type { SendLater } from '../trip/use-trip.ts'
import { heardOf, orderIn } from './editing.ts'
import { sameContent } from './itinerary-draft.ts'
import { itinerarySaved } from './itinerary-saved.ts'
import { sendDifference } from './send-difference.ts'
import type { EditingStore } from './use-editing.ts'
import { forgetReading, savingScope } from './use-save-itinerary.ts'

/**
 * Saves only order and dates, as they are when their turn in the queue comes; name, new and removed places wait until the user
 * saves. Without a network the order waits in the outbox; on any other failure the stops go back to the order on the server, as the
 * specification wants it.
 */
export const useSaveOrder = (id: string, { now, take }: EditingStore, sendLater: SendLater) => {
  const client = useQueryClient()
  return useMutation({
    scope: savingScope(id),
    mutationFn: async () => {
      const { itinerary, base } = now()
      const content = orderIn(now())
      // An earlier save has already included this order.
      if (!itinerary || sameContent(content, base)) return null
      await forgetReading(client, id)
      return sendDifference({ itinerary, content }, { send: sendLater, after: isWithoutNetwork })
    },
    onSuccess: (answer) => {
      // What waits in the outbox comes back with the trip, which shows it.
      if (!answer || answer.isQueued) return
      itinerarySaved(client, answer)
      take(heardOf(answer))
      for (const refusal of answer.refusals) showToast(refusal, { kind: 'error' })
    },
    onError: () => {
      take({ kind: 'put-order-back' })
      showToast(itinerariesMessages.orderFailed, { kind: 'error' })
    },
  })
}
