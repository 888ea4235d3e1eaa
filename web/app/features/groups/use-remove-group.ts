import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'
import { invalidate } from '../../platform/api/invalidate.ts'
import { useOptimisticMutation } from '../../platform/optimistic/use-optimistic-mutation.ts'
import { removeGroupFailure } from './group-failure.ts'
import { type GroupPages, withoutGroup } from './group-pages.ts'
import { groupsPages } from './groups-query.ts'

export const useRemoveGroup = () => {
  const client = useQueryClient()
  return useOptimisticMutation<GroupPages, string, string>({
    key: groupsPages.queryKey,
    apply: withoutGroup,
    send: async (id) => {
      try {
        await api('DELETE /groups/:id', { params: { id } })
      } catch (error) {
        // The cached groups may be out of date.
        void invalidate(client, 'GET /groups')
        throw error
      }
      return id
    },
    settle: withoutGroup,
    failed: removeGroupFailure,
  })
}
