import { MutationCache, QueryClient } from '@tanstack/react-query'
import { retireLanes } from '../optimistic/optimistic-lanes.ts'
import { showToast } from '../toasts.ts'
import { ApiError } from './api-error.ts'

/** What may be different a moment later: the server is busy, restarting or out of reach. Who waited 30 s decides alone to wait again. */
const mayPass = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 ? error.code === 'unreachable' : error.status >= 500)

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    // Whatever was tried: whom moderators have restricted learns why, and until when.
    mutationCache: new MutationCache({
      onError: (error) => {
        if (error instanceof ApiError && error.code === 'restricted')
          showToast(error.message, { kind: 'error', durationMs: 15_000 })
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < 2 && mayPass(error),
        // Without a network the transport's own message is shown instead of an endless skeleton.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })

/** Drops everything one visitor was answered; what is on the screen is asked for again. */
export const forgetAnswersOf = (client: QueryClient): void => {
  retireLanes(client)
  void client.cancelQueries()
  client.removeQueries({ type: 'inactive' })
  client.getMutationCache().clear()
  void client.resetQueries({ type: 'active' })
}
