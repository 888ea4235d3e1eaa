import type { ChatMessage } from '@andariego/contract/assistant'
import { CHAT_HISTORY_LIMIT, CHAT_POLL_MS } from '@andariego/contract/assistant-rules'
import { pathOf } from '@andariego/contract/client'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { ApiError, authorized } from '../../platform/api/api.ts'
import { keyOf } from '../../platform/api/query-keys.ts'
import { timeLimit } from '../../platform/api/time-limit.ts'

export interface History {
  messages: readonly ChatMessage[]
  /** The etag of the last answer, sent with the next request: an unchanged history then costs almost nothing. */
  etag: string | null
}

const ENDPOINT = 'GET /chat/messages/me'
const asked = { query: { limit: CHAT_HISTORY_LIMIT } }

export const historyKey = keyOf(ENDPOINT, asked, 'with its ETag')

const loadWith = async (
  accessToken: string,
  known: History | undefined,
  signal: AbortSignal,
): Promise<History> => {
  const response = await fetch(`/api${pathOf(ENDPOINT, asked)}`, {
    headers: {
      Authorization: `Bearer ${accessToken}`,
      ...(known?.etag && { 'If-None-Match': known.etag }),
    },
    cache: 'no-store',
    signal,
  })
  if (response.status === 304 && known) return known
  if (!response.ok) throw new ApiError(response.status, await response.json().catch(() => null))
  const { data } = (await response.json()) as { data: ChatMessage[] }
  return { messages: data, etag: response.headers.get('ETag') }
}

const load = (known: History | undefined, givenUp: AbortSignal): Promise<History> =>
  authorized(async (accessToken) => {
    if (accessToken === null) throw new ApiError(401, null)
    const limit = timeLimit(givenUp)
    try {
      return await loadWith(accessToken, known, limit.signal)
    } catch (error) {
      if (error instanceof ApiError) throw error
      throw limit.failureOf(error)
    } finally {
      limit.end()
    }
  })

/** The newest messages. With `polls`, they are fetched periodically, because no live event announces new ones. */
export const historyQuery = (client: QueryClient, { polls }: { polls: boolean }) =>
  queryOptions({
    queryKey: historyKey,
    queryFn: ({ signal }) => load(client.getQueryData<History>(historyKey), signal),
    staleTime: 0,
    // The messages leave the cache with the panel.
    gcTime: 0,
    meta: { live: true },
    refetchInterval: polls ? CHAT_POLL_MS : false,
  })

/** Puts a message into the cached history without a request; the next request finds out whether there are more. */
export const withMessage = (history: History | undefined, message: ChatMessage): History => {
  const others = (history?.messages ?? []).filter(({ id }) => id !== message.id)
  return {
    messages: [...others, message].toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    etag: null,
  }
}
