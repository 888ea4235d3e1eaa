import type { DirectMessage } from '@andariego/contract/messages'
import { MESSAGE_MAX } from '@andariego/contract/messages-rules'
import { pages } from '@andariego/contract/pages'
import { isLongerThan } from '@andariego/contract/text-rules'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { api, formatError } from '../../../platform/api/api.ts'
import { invalidateAfter } from '../../../platform/api/invalidate.ts'
import { sendOrQueue } from '../../../platform/api/send-or-queue.ts'
import { useIdempotentMutation } from '../../../platform/api/use-idempotent-mutation.ts'
import { useDraft } from '../../../platform/drafts/use-draft.ts'
import { useOutbox } from '../../../platform/outbox/use-outbox.ts'
import { withMessage } from './thread-changes.ts'
import { threadPages } from './thread-query.ts'

const DEED = 'POST /direct-messages'

const together = (unsent: string, typed: string) => (typed === '' ? unsent : `${unsent}\n${typed}`)

/**
 * The draft of a message to a user, and sending it, one at a time. The field is emptied on sending; after a failure, or when the
 * page was left before the response came, the text is put back before whatever was typed meanwhile. The same text sent again has
 * the same idempotency key, also after a reload, so that a message whose response was lost arrives only once. Without a network
 * it waits in the outbox.
 */
export const useSendMessage = (userId: string, messages: readonly DirectMessage[]) => {
  const client = useQueryClient()
  const name = `message:${userId}`
  const [text, setText, , keeper] = useDraft<string>(name, '')
  const typed = useRef(text)
  typed.current = text
  const before = useRef<ReadonlySet<string>>(new Set())

  const sending = useIdempotentMutation({
    keptAs: name,
    mutationFn: (content: string, once) => {
      const body = { receiverId: userId, content }
      const headers = once(body)
      return sendOrQueue({
        send: () => api(DEED, { body, headers }),
        waits: 'without-network',
        entry: () => ({
          title: 'Mensaje',
          text: content,
          page: pages.chats({ con: userId }),
          call: { key: DEED, body },
          idempotencyKey: headers['Idempotency-Key'],
        }),
      })
    },
    onSuccess: (answer) => {
      if (!answer) return
      const { data } = answer
      client.setQueryData(threadPages(userId).queryKey, (thread) => withMessage(thread, data))
      void invalidateAfter(client, 'POST /direct-messages')
    },
    onError: (_error, unsent) => setText(together(unsent, typed.current)),
  })

  const waiting = useOutbox().filter(
    ({ call }) => call.key === DEED && (call.body as { receiverId?: string }).receiverId === userId,
  )
  const content = text.trim()
  const canSend = content !== '' && !isLongerThan(content, MESSAGE_MAX) && !sending.isPending
  const pending = sending.isPending ? sending.variables : null
  // The live event may arrive before the response.
  const arrived = messages.some(
    (message) =>
      message.content === pending && message.receiverId === userId && !before.current.has(message.id),
  )
  const unsent = arrived ? null : pending
  useEffect(() => {
    if (unsent === null) return
    const keepUnsent = () => {
      keeper.change(together(unsent, typed.current))
      keeper.save()
    }
    window.addEventListener('pagehide', keepUnsent)
    return () => window.removeEventListener('pagehide', keepUnsent)
  }, [unsent, keeper])
  return {
    text,
    setText: (next: string) => {
      // Nothing is left of the message that failed.
      if (sending.isError && next.trim() === '') sending.reset()
      setText(next)
    },
    canSend,
    /** The text that is being sent; null when there is none. */
    pending: unsent,
    /** Messages in the outbox: not sent yet, or refused. */
    waiting,
    problem: sending.isError ? formatError(sending.error) : null,
    send: () => {
      if (!canSend) return
      before.current = new Set(messages.map(({ id }) => id))
      setText('')
      sending.mutate(content)
    },
  }
}
