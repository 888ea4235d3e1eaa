import type { ChatStreamEvent } from '@andariego/contract/assistant'
import { ApiError, authorized } from '../../platform/api/api.ts'
import { timeLimit } from '../../platform/api/time-limit.ts'
import { readEventStream } from '../../platform/live/event-stream.ts'

interface Asking {
  message: string
  conversationId: string | null
  signal: AbortSignal
}

interface AskOptions {
  baseUrl: string
  authorized: typeof authorized
  /** The longest silence of the server before the request counts as failed, in milliseconds. */
  silenceMs?: number
}

const failureOf = async (response: Response): Promise<ApiError> =>
  new ApiError(response.status, await response.json().catch(() => null))

export const createAsk = ({ baseUrl, authorized, silenceMs }: AskOptions) => {
  const open = ({ message, conversationId, signal }: Asking) =>
    authorized(async (accessToken) => {
      if (accessToken === null) throw new ApiError(401, null)
      const response = await fetch(`${baseUrl}/chat/messages`, {
        method: 'POST',
        headers: {
          Accept: 'text/event-stream',
          Authorization: `Bearer ${accessToken}`,
          'Content-Type': 'application/json',
        },
        body: JSON.stringify({ message, conversationId, timestamp: new Date().toISOString() }),
        signal,
      })
      if (!response.ok || !response.body) throw await failureOf(response)
      return response.body
    })

  return async function* (asking: Asking): AsyncGenerator<ChatStreamEvent> {
    const limit = timeLimit(asking.signal, silenceMs)
    try {
      for await (const message of readEventStream(await open({ ...asking, signal: limit.signal }))) {
        limit.extend()
        if (message?.event) yield { event: message.event, data: JSON.parse(message.data) } as ChatStreamEvent
      }
    } catch (error) {
      if (error instanceof ApiError) throw error
      throw limit.failureOf(error)
    } finally {
      limit.end()
    }
  }
}

/**
 * Sends a question to the assistant and streams the answer. Throws when the server refuses the question, the answer breaks off,
 * or the server sends nothing for 30 s.
 */
export const ask = createAsk({ baseUrl: '/api', authorized })
