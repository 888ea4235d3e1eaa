import type { ChatMessage } from '@andariego/contract/assistant'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api, formatError } from '../../platform/api/api.ts'
import { invalidate } from '../../platform/api/invalidate.ts'
import { showToast } from '../../platform/toasts.ts'
import { type History, historyKey, withMessage } from './history-query.ts'

/** Stops answers that are being written, in this page or another. */
export const useStop = () => {
  const client = useQueryClient()
  const [stopped, setStopped] = useState<ChatMessage | null>(null)
  // The chat may have been closed meanwhile, and its history forgotten.
  const keep = (message: ChatMessage) =>
    client.setQueryData<History>(historyKey, (history) => history && withMessage(history, message))
  const told = useRef(Promise.resolve())

  /** Stops the answer of a message, and shows it as it is in this message. `connection` is the one on which the answer arrives. */
  const halt = (message: ChatMessage, connection?: AbortController) => {
    setStopped(message)
    keep(message)
    told.current = api('POST /chat/messages/:id/stop', { params: { id: message.id } }).then(
      ({ data }) => {
        // Where the answer arrives, its end follows, with words that this row may not have yet.
        if (!connection) keep(data)
      },
      (error: unknown) => {
        if (connection) {
          // The server stops an answer whose connection closes, too.
          connection.abort()
        } else {
          setStopped(null)
          showToast(formatError(error), { kind: 'error' })
        }
        void invalidate(client, 'GET /chat/messages/me')
      },
    )
  }
  return {
    halt,
    /** Resolves once the server has been told of the last stop: it takes no question before. */
    untilTold: () => told.current,
    /** The message as it is shown: the history may still be behind what was shown when the answer was stopped. */
    asStopped: (message: ChatMessage): ChatMessage => {
      const { id, status, response } = message
      if (id !== stopped?.id || (status !== 'writing' && status !== 'stopped')) return message
      const isBehind = stopped.response.startsWith(response)
      return { ...message, status: 'stopped', response: isBehind ? stopped.response : response }
    },
  }
}
