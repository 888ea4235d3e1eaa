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
import { useStop } from './use-stop.ts'

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

/** A question under way. */
interface Turn {
  /** The message as it was stored; null until then. */
  begun: ChatMessage | null
  text: string
  /** Its answer was stopped before the message was known: stops it once it is. */
  isUnwanted: boolean
  connection: AbortController
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

  const { halt, untilTold, asStopped } = useStop()
  const turn = useRef<Turn | null>(null)

  const stopAsked = (stopping: Turn, begun: ChatMessage) => {
    turn.current = null
    setAsked(null)
    halt({ ...begun, response: stopping.text }, stopping.connection)
  }

  const send = async (message: string) => {
    const own: Turn = { begun: null, text: '', isUnwanted: false, connection: new AbortController() }
    turn.current = own
    const { signal: left } = leaving.current
    // After a stop the next question may be under way already.
    const isOver = () => left.aborted || turn.current !== own
    const change = (part: Partial<Asked>) => {
      if (!isOver()) setAsked((now) => now && { ...now, ...part })
    }
    const conversationId = query.data?.messages.at(-1)?.conversationId ?? null
    let ended = false
    setAsked({ message, text: '', id: null, problem: null })
    await Promise.all([untilTold(), client.cancelQueries(answersOf('GET /chat/messages/me'))])
    try {
      const signal = AbortSignal.any([left, own.connection.signal])
      for await (const { event, data } of ask({ message, conversationId, signal })) {
        if (event === 'message') {
          own.begun = data
          change({ id: data.id })
          if (own.isUnwanted && !isOver()) stopAsked(own, data)
        } else if (event === 'text') {
          own.text += data.text
          change({ text: own.text })
        } else {
          ended = true
          keep(data)
          if (!isOver()) setAsked(null)
        }
      }
      if (!ended) throw new Error('the answer broke off')
    } catch (error) {
      if (left.aborted) return
      change({ problem: problemOf(error) })
      void invalidate(client, 'GET /chat/messages/me')
    }
  }

  const messages = (query.data?.messages ?? []).map(asStopped)
  const writing = messages.findLast(({ status }) => status === 'writing')
  const stop = () => {
    const own = sending ? turn.current : null
    if (own?.begun) stopAsked(own, own.begun)
    else if (own) own.isUnwanted = true
    else if (writing) halt(writing)
  }

  const isKept = asked?.id != null && asked.problem !== null && messages.some(({ id }) => id === asked.id)
  return {
    messages: asked?.id != null && !isKept ? messages.filter(({ id }) => id !== asked.id) : messages,
    asked: isKept ? null : asked,
    /** Whether an answer is being written, here or in another page of the same person. */
    answering: sending || writing !== undefined,
    sending,
    loading: query.isPending,
    failed: query.isError && !query.data,
    retry: () => void query.refetch(),
    send,
    stop,
    forget: () => {
      setAsked(null)
      client.setQueryData<History>(historyKey, { messages: [], etag: null })
    },
  }
}
export type Chat = ReturnType<typeof useChat>
