import { useQuery } from '@tanstack/react-query'
import { query } from '../../../platform/api/queries.ts'
import { getSession } from '../../../platform/session/session.ts'

export const useMilestones = (userId: string) =>
  useQuery({
    ...query('GET /users/:id/milestones', { params: { id: userId } }),
    select: ({ data }) => data,
    enabled: () => getSession() !== null,
    // Actions on other pages change the progress, so it is never fresh.
    staleTime: 0,
  })
