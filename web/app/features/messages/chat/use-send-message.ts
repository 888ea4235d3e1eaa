import type { DirectMessage } from '@andariego/contract/messages'
import { MESSAGE_MAX } from '@andariego/contract/messages-rules'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { api, formatError, idempotencyKey } from '../../../platform/api/api.ts'
import { useDraft } from '../../../platform/drafts/use-draft.ts'
import { conversationsKey, threadKey } from '../message-keys.ts'
import { type Thread, withMessage } from './thread-changes.ts'

interface Outgoing {
  content: string
  key: string
}

/**
 * What is typed to a user, and its way to them: one at a time. The field is empty as soon as it is sent; when it could not be
 * sent the text is back in the field, before whatever was typed meanwhile. The same text sent again has the same key, so that
 * a message whose answer was lost arrives once.
 */
export const useSendMessage = (userId: string, messages: readonly DirectMessage[]) => {
  const client = useQueryClient()
  const [text, setText] = useDraft(`message:${userId}`, '')
  const typed = useRef(text)
  typed.current = text
  const failed = useRef<Outgoing | null>(null)
  const before = useRef<ReadonlySet<string>>(new Set())

  const sending = useMutation({
    mutationFn: ({ content, key }: Outgoing) =>
      api('POST /direct-messages', {
        body: { receiverId: userId, content },
        headers: { 'Idempotency-Key': key },
      }),
    onSuccess: ({ data }) => {
      failed.current = null
      client.setQueryData<Thread>(threadKey(userId), (thread) => withMessage(thread, data))
      void client.invalidateQueries({ queryKey: conversationsKey })
    },
    onError: (_error, outgoing) => {
      failed.current = outgoing
      setText(typed.current === '' ? outgoing.content : `${outgoing.content}\n${typed.current}`)
    },
  })

  const content = text.trim()
  const canSend = content !== '' && content.length <= MESSAGE_MAX && !sending.isPending
  const pending = sending.isPending ? sending.variables.content : null
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
    problem: sending.isError ? formatError(sending.error) : null,
    send: () => {
      if (!canSend) return
      before.current = new Set(messages.map(({ id }) => id))
      setText('')
      sending.mutate({
        content,
        key: failed.current?.content === content ? failed.current.key : idempotencyKey(),
      })
    },
  }
}
