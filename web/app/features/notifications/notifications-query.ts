import { useInfiniteQuery } from '@tanstack/react-query'
import { pagedQuery } from '../../platform/api/queries.ts'
import { getSession } from '../../platform/session/session.ts'

/** The user's notifications, newest first. */
export const useNotifications = () =>
  useInfiniteQuery({
    ...pagedQuery('GET /notifications', { query: {} }),
    meta: { live: true },
    staleTime: 0,
    enabled: () => getSession() !== null,
  })
