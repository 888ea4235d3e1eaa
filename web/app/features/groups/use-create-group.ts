import { groupName } from '@andariego/contract/groups-rules'
import { moderationMessages } from '@andariego/contract/moderation-rules'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'
import { invalidateAfter } from '../../platform/api/invalidate.ts'
import { useIdempotentMutation } from '../../platform/api/use-idempotent-mutation.ts'
import { showToast } from '../../platform/toasts.ts'
import { withNewGroup } from './group-pages.ts'
import { groupsPages } from './groups-query.ts'

export interface NewGroup {
  name: string
  description: string
}

/** Creates a group. Idempotent: sending the same values again after a lost response creates no second one. */
export const useCreateGroup = () => {
  const client = useQueryClient()
  return useIdempotentMutation({
    keptAs: 'group',
    mutationFn: async ({ name, description }: NewGroup, once) => {
      const body = { name: groupName(name), description: description.trim() || null }
      return api('POST /groups', { body, headers: once(body) })
    },
    onSuccess: ({ data: group, isWaiting }) => {
      if (isWaiting) return void showToast(moderationMessages.waiting, { kind: 'info', durationMs: 10_000 })
      showToast(`Creaste el grupo «${group.name}».`)
      client.setQueryData(groupsPages.queryKey, (pages) => pages && withNewGroup(pages, group))
      void invalidateAfter(client, 'POST /groups')
    },
  })
}
