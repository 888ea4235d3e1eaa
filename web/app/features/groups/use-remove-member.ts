import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'
import { invalidate } from '../../platform/api/invalidate.ts'
import { useOptimisticMutation } from '../../platform/optimistic/use-optimistic-mutation.ts'
import { removeMemberFailure } from './group-failure.ts'
import { type GroupPages, type Membership, withoutGroup, withoutMember } from './group-pages.ts'
import { groupsPages } from './groups-query.ts'

type Change = (pages: GroupPages, membership: Membership) => GroupPages

const useEndMembership = (change: Change) => {
  const client = useQueryClient()
  return useOptimisticMutation<GroupPages, Membership, Membership>({
    key: groupsPages.queryKey,
    apply: change,
    send: async ({ groupId: id, userId }) => {
      try {
        await api('DELETE /groups/:id/members/:userId', { params: { id, userId } })
      } catch (error) {
        // The cached groups may be out of date.
        void invalidate(client, 'GET /groups')
        throw error
      }
      return { groupId: id, userId }
    },
    settle: change,
    failed: removeMemberFailure,
  })
}

/** For the admin: removes a member from a group. */
export const useRemoveMember = () => useEndMembership(withoutMember)

/** For a member: leaves a group, which disappears from their list. */
export const useLeaveGroup = () => useEndMembership((pages, { groupId }) => withoutGroup(pages, groupId))
