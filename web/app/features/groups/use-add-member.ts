import type { Group } from '@andariego/contract/groups'
import type { Person } from '@andariego/contract/people'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'
import { invalidateAfter } from '../../platform/api/invalidate.ts'
import { useIdempotentMutation } from '../../platform/api/use-idempotent-mutation.ts'
import { getSession } from '../../platform/session/session.ts'
import { findPerson } from './find-person.ts'
import { withChangedGroup } from './group-pages.ts'
import { groupsPages } from './groups-query.ts'

/**
 * Adds a chosen person, or the one that a typed text means; resolves to that person. Idempotent: a retry after a lost response
 * succeeds.
 */
export const useAddMember = ({ id }: Group) => {
  const client = useQueryClient()
  return useIdempotentMutation({
    mutationFn: async (who: Person | string, once) => {
      const person = typeof who === 'string' ? await findPerson(who, getSession()?.user.email) : who
      const body = { userIds: [person.id] }
      const { data: group } = await api('POST /groups/:id/members', {
        params: { id },
        body,
        headers: once(body),
      })
      return { person, group }
    },
    onSuccess: ({ group }) => {
      client.setQueryData(groupsPages.queryKey, (pages) => pages && withChangedGroup(pages, group))
    },
    // Also after an error: the group may have been deleted, or already have the member.
    onSettled: () => invalidateAfter(client, 'POST /groups/:id/members'),
  })
}
