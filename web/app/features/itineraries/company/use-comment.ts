import { pages } from '@andariego/contract/pages'
import { isLongerThan } from '@andariego/contract/text-rules'
import { COMMENT_MAX } from '@andariego/contract/trips-rules'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { api, formatError } from '../../../platform/api/api.ts'
import { invalidateAfter } from '../../../platform/api/invalidate.ts'
import { sendOrQueue } from '../../../platform/api/send-or-queue.ts'
import { useIdempotentMutation } from '../../../platform/api/use-idempotent-mutation.ts'
import { useDraft } from '../../../platform/drafts/use-draft.ts'
import { useOutbox } from '../../../platform/outbox/use-outbox.ts'

const DEED = 'POST /itineraries/:id/comments'

interface Stop {
  tripId: string
  stopId: string
  placeName: string
}

/**
 * The draft of a comment on a stop, and sending it; without a network it waits in the outbox. What is typed while one is under way
 * stays in the field. The same text sent again after a reload has the same idempotency key: it arrives once.
 */
export const useComment = ({ tripId, stopId, placeName }: Stop) => {
  const client = useQueryClient()
  const params = { id: tripId }
  const name = `comment:${tripId}:${stopId}`
  const [text, setText, clear] = useDraft(name, '')
  const typed = useRef(text)
  typed.current = text
  const sending = useIdempotentMutation({
    keptAs: name,
    mutationFn: (content: string, once) => {
      const body = { stopId, content }
      const headers = once(body)
      return sendOrQueue({
        send: () => api(DEED, { params, body, headers }),
        entry: () => ({
          title: `Comentario sobre ${placeName}`,
          text: content,
          page: pages.itinerary(params),
          call: { key: DEED, params, body },
          idempotencyKey: headers['Idempotency-Key'],
        }),
      })
    },
    onSuccess: async (answer, sent) => {
      if (typed.current.trim() === sent) clear()
      if (answer) await invalidateAfter(client, DEED)
    },
  })
  const waiting = useOutbox().filter(
    ({ call }) => call.key === DEED && (call.body as { stopId?: string }).stopId === stopId,
  )
  const content = text.trim()
  return {
    text,
    setText: (next: string) => {
      sending.reset()
      setText(next)
    },
    waiting,
    busy: sending.isPending,
    canSend: content !== '' && !isLongerThan(content, COMMENT_MAX) && !sending.isPending,
    problem: sending.isError ? formatError(sending.error) : null,
    send: () => sending.mutate(content),
  }
}
