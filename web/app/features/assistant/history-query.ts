import type { ChatMessage } from '@andariego/contract/assistant'
import { CHAT_HISTORY_LIMIT, CHAT_POLL_MS } from '@andariego/contract/assistant-rules'
import { pathOf } from '@andariego/contract/client'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { ApiError, authorized } from '../../platform/api/api.ts'
import { transportError } from '../../platform/api/api-error.ts'
import { keyOf } from '../../platform/api/query-keys.ts'

export interface History {
  messages: readonly ChatMessage[]
  /** Handed back with the next request, which costs nothing while nothing is new. */
  etag: string | null
}

const ENDPOINT = 'GET /chat/messages/me'
const asked = { query: { limit: CHAT_HISTORY_LIMIT } }

export const historyKey = keyOf(ENDPOINT, asked, 'with its ETag')

const load = (known: History | undefined, signal: AbortSignal): Promise<History> =>
  authorized(async (accessToken) => {
    if (accessToken === null) throw new ApiError(401, null)
    const response = await fetch(`/api${pathOf(ENDPOINT, asked)}`, {
      headers: {
        Authorization: `Bearer ${accessToken}`,
        ...(known?.etag && { 'If-None-Match': known.etag }),
      },
      cache: 'no-store',
      signal,
    }).catch((error: unknown) => {
      signal.throwIfAborted()
      throw transportError('unreachable', error)
    })
    if (response.status === 304 && known) return known
    const body = await response.json().catch(() => null)
    if (!response.ok) throw new ApiError(response.status, body)
    return { messages: (body as { data: ChatMessage[] }).data, etag: response.headers.get('ETag') }
  })

/** The newest messages, asked for again and again while nobody tells that there are newer ones. */
export const historyQuery = (client: QueryClient, { polls }: { polls: boolean }) =>
  queryOptions({
    queryKey: historyKey,
    queryFn: ({ signal }) => load(client.getQueryData<History>(historyKey), signal),
    staleTime: 0,
    // What was shown goes with the panel.
    gcTime: 0,
    meta: { live: true },
    refetchInterval: polls ? CHAT_POLL_MS : false,
  })

/** Puts a message in its place without asking; the next request looks whether there is more. */
export const withMessage = (history: History | undefined, message: ChatMessage): History => {
  const others = (history?.messages ?? []).filter(({ id }) => id !== message.id)
  return {
    messages: [...others, message].toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    etag: null,
  }
}
