import { useQuery } from '@tanstack/react-query'
import { api } from '../../../platform/api/api.ts'
import { getSession } from '../../../platform/session/session.ts'

export const useMilestones = (userId: string) =>
  useQuery({
    queryKey: ['gamification', 'milestones', userId],
    queryFn: async ({ signal }) =>
      (await api('GET /users/:id/milestones', { params: { id: userId }, signal })).data,
    enabled: () => getSession() !== null,
    // Steps are made on other pages.
    staleTime: 0,
  })
