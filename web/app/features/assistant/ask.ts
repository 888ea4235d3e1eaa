import type { ChatStreamEvent } from '@andariego/contract/assistant'
import { ApiError, authorized } from '../../platform/api/api.ts'
import { transportError } from '../../platform/api/api-error.ts'
import { readEventStream } from '../../platform/live/event-stream.ts'

interface Asking {
  message: string
  conversationId: string | null
  signal: AbortSignal
}

const failureOf = async (response: Response): Promise<ApiError> =>
  new ApiError(response.status, await response.json().catch(() => null))

const open = ({ message, conversationId, signal }: Asking) =>
  authorized(async (accessToken) => {
    if (accessToken === null) throw new ApiError(401, null)
    const response = await fetch('/api/chat/messages', {
      method: 'POST',
      headers: {
        Accept: 'text/event-stream',
        Authorization: `Bearer ${accessToken}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ message, conversationId, timestamp: new Date().toISOString() }),
      signal,
    }).catch((error: unknown) => {
      signal.throwIfAborted()
      throw transportError('unreachable', error)
    })
    if (!response.ok || !response.body) throw await failureOf(response)
    return response.body
  })

/** Asks the assistant, and tells what it says as it says it. Throws when the question was refused or the answer breaks off. */
export async function* ask(asking: Asking): AsyncGenerator<ChatStreamEvent> {
  for await (const message of readEventStream(await open(asking)))
    if (message?.event) yield { event: message.event, data: JSON.parse(message.data) } as ChatStreamEvent
}
