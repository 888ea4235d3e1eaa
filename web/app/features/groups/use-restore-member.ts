import type { Person } from '@andariego/contract/people'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'
import { invalidateAfter } from '../../platform/api/invalidate.ts'
import { showToast } from '../../platform/toasts.ts'
import { addFailure } from './group-failure.ts'
import { withChangedGroup } from './group-pages.ts'
import { groupsPages } from './groups-query.ts'

/** Undoes the removal of a member; also works after the card is unmounted. */
export const useRestoreMember = () => {
  const client = useQueryClient()
  return async (groupId: string, { id }: Person): Promise<void> => {
    try {
      const answer = await api('POST /groups/:id/members', {
        params: { id: groupId },
        body: { userIds: [id] },
      })
      client.setQueryData(groupsPages.queryKey, (pages) => pages && withChangedGroup(pages, answer.data))
    } catch (error) {
      showToast(addFailure(error), { kind: 'error' })
    }
    await invalidateAfter(client, 'POST /groups/:id/members')
  }
}
