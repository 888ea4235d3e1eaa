import type { DirectMessage } from '@andariego/contract/messages'
import { MESSAGE_MAX } from '@andariego/contract/messages-rules'
import { pages } from '@andariego/contract/pages'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { api, formatError } from '../../../platform/api/api.ts'
import { invalidateAfter } from '../../../platform/api/invalidate.ts'
import { orPutAside } from '../../../platform/api/or-put-aside.ts'
import { useIdempotentMutation } from '../../../platform/api/use-idempotent-mutation.ts'
import { useDraft } from '../../../platform/drafts/use-draft.ts'
import { useOutbox } from '../../../platform/outbox/use-outbox.ts'
import { withMessage } from './thread-changes.ts'
import { threadPages } from './thread-query.ts'

const DEED = 'POST /direct-messages'

/**
 * What is typed to a user, and its way to them: one at a time. The field is empty as soon as it is sent; when it could not be
 * sent the text is back in the field, before whatever was typed meanwhile. The same text sent again has the same key, so that
 * a message whose answer was lost arrives once. Without a network it waits.
 */
export const useSendMessage = (userId: string, messages: readonly DirectMessage[]) => {
  const client = useQueryClient()
  const [text, setText] = useDraft(`message:${userId}`, '')
  const typed = useRef(text)
  typed.current = text
  const before = useRef<ReadonlySet<string>>(new Set())

  const sending = useIdempotentMutation({
    mutationFn: (content: string, once) => {
      const body = { receiverId: userId, content }
      const headers = once(body)
      return orPutAside({
        send: () => api(DEED, { body, headers }),
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
    onError: (_error, unsent) => setText(typed.current === '' ? unsent : `${unsent}\n${typed.current}`),
  })

  const waiting = useOutbox().filter(
    ({ call }) => call.key === DEED && (call.body as { receiverId?: string }).receiverId === userId,
  )
  const content = text.trim()
  const canSend = content !== '' && content.length <= MESSAGE_MAX && !sending.isPending
  const pending = sending.isPending ? sending.variables : null
  // Its event may be here before its answer.
  const arrived = messages.some(
    (message) =>
      message.content === pending && message.receiverId === userId && !before.current.has(message.id),
  )
  return {
    text,
    setText,
    canSend,
    /** On its way; null when nothing is. */
    pending: arrived ? null : pending,
    /** Written without a network, and not sent yet or not taken. */
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
