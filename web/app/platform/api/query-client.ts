import { MutationCache, QueryClient } from '@tanstack/react-query'
import { retireLanes } from '../optimistic/optimistic-lanes.ts'
import { showToast } from '../toasts.ts'
import { ApiError } from './api-error.ts'

/**
 * Errors after which a retry may succeed: the server is busy, restarting or unreachable. After a timeout of 30 s only the user
 * retries.
 */
const isTemporary = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 ? error.code === 'unreachable' : error.status >= 500)

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    // Users whom moderators have restricted learn the reason and the end of the restriction, whatever they tried to do.
    mutationCache: new MutationCache({
      onError: (error) => {
        if (error instanceof ApiError && error.code === 'restricted')
          showToast(error.message, { kind: 'error', durationMs: 15_000 })
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < 2 && isTemporary(error),
        // Otherwise queries would pause without a network and show an endless skeleton; now the transport's error is shown.
        networkMode: 'always',
        // Users who see an error because they were offline need not press 'Reintentar' once the connection is back.
        refetchOnReconnect: ({ state }) => state.status === 'error',
      },
      mutations: { networkMode: 'always' },
    },
  })

/** Drops all cached data of the previous visitor; what is on the screen is fetched again. */
export const forgetAnswersOf = (client: QueryClient): void => {
  retireLanes(client)
  void client.cancelQueries()
  client.removeQueries({ type: 'inactive' })
  client.getMutationCache().clear()
  void client.resetQueries({ type: 'active' })
}
