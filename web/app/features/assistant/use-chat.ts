import type { ChatMessage } from '@andariego/contract/assistant'
import { assistantMessages } from '@andariego/contract/assistant-rules'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { formatError } from '../../platform/api/api.ts'
import { failureOf } from '../../platform/api/failure-of.ts'
import { invalidate } from '../../platform/api/invalidate.ts'
import { answersOf } from '../../platform/api/query-keys.ts'
import { useLiveConnection, useLiveEvent } from '../../platform/live/live.ts'
import { ask } from './ask.ts'
import { type History, historyKey, historyQuery, withMessage } from './history-query.ts'

/** The question just asked, until the history contains it. */
export interface Asked {
  message: string
  /** The answer so far. */
  text: string
  /** Null until the server has stored the message. */
  id: string | null
  /** Why there is no answer; null while one may still come. */
  problem: string | null
}

/** When the server refuses a message, its reason is shown instead of a general error. */
const problemOf = (error: unknown): string => {
  switch (failureOf('POST /chat/messages', error)) {
    case 'rate-limited':
      return `${assistantMessages.tooMany} Vuelve a intentarlo un poco más tarde.`
    case 'busy':
    case 'validation':
      return formatError(error).replaceAll('\n', ' ')
    default:
      return assistantMessages.failed
  }
}

/** State and actions of the open conversation with the assistant. */
export const useChat = () => {
  const client = useQueryClient()
  const connected = useLiveConnection()
  const [asked, setAsked] = useState<Asked | null>(null)
  const sending = asked !== null && asked.problem === null
  const query = useQuery(historyQuery(client, { polls: !connected && !sending }))
  useLiveEvent('assistant', () => {
    if (!sending) void invalidate(client, 'GET /chat/messages/me')
  })

  const leaving = useRef(new AbortController())
  useEffect(() => {
    leaving.current = new AbortController()
    // Closing the chat aborts the request: the server stops and keeps the part it has written.
    return () => leaving.current.abort()
  }, [])

  const keep = (message: ChatMessage) =>
    client.setQueryData<History>(historyKey, (history) => withMessage(history, message))

  const send = async (message: string) => {
    const { signal } = leaving.current
    const change = (part: Partial<Asked>) => {
      if (!signal.aborted) setAsked((now) => now && { ...now, ...part })
    }
    const conversationId = query.data?.messages.at(-1)?.conversationId ?? null
    let text = ''
    let ended = false
    setAsked({ message, text, id: null, problem: null })
    await client.cancelQueries(answersOf('GET /chat/messages/me'))
    try {
      for await (const { event, data } of ask({ message, conversationId, signal })) {
        if (event === 'message') change({ id: data.id })
        else if (event === 'text') {
          text += data.text
          change({ text })
        } else {
          ended = true
          keep(data)
          setAsked(null)
        }
      }
      if (!ended) throw new Error('the answer broke off')
    } catch (error) {
      if (signal.aborted) return
      change({ problem: problemOf(error) })
      void invalidate(client, 'GET /chat/messages/me')
    }
  }

  const messages = query.data?.messages ?? []
  const isKept = asked?.id != null && asked.problem !== null && messages.some(({ id }) => id === asked.id)
  return {
    messages: asked?.id != null && !isKept ? messages.filter(({ id }) => id !== asked.id) : messages,
    asked: isKept ? null : asked,
    sending,
    loading: query.isPending,
    failed: query.isError && !query.data,
    retry: () => void query.refetch(),
    send,
    forget: () => {
      setAsked(null)
      client.setQueryData<History>(historyKey, { messages: [], etag: null })
    },
  }
}
export type Chat = ReturnType<typeof useChat>
