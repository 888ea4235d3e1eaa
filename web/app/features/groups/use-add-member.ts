import type { Group } from '@andariego/contract/groups'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { api, idempotencyKey } from '../../platform/api/api.ts'
import { findPerson } from './find-person.ts'
import { type GroupPages, withChangedGroup } from './group-pages.ts'
import { groupsKey } from './groups-query.ts'

/** Adds whom a typed address means; answers who that was. Sent again after a lost answer it does not fail on itself. */
export const useAddMember = ({ id }: Group) => {
  const client = useQueryClient()
  const attempt = useRef({ userId: '', key: '' })
  return useMutation({
    mutationFn: async (typed: string) => {
      const person = await findPerson(typed)
      if (attempt.current.userId !== person.id) attempt.current = { userId: person.id, key: idempotencyKey() }
      const { data: group } = await api('POST /groups/:id/members', {
        params: { id },
        body: { userIds: [person.id] },
        headers: { 'Idempotency-Key': attempt.current.key },
      })
      return { person, group }
    },
    onSuccess: ({ group }) => {
      attempt.current = { userId: '', key: '' }
      client.setQueryData<GroupPages>(groupsKey, (pages) => pages && withChangedGroup(pages, group))
    },
    // Also after a failure: the group may be gone, or have the member already.
    onSettled: () => client.invalidateQueries({ queryKey: groupsKey }),
  })
}
