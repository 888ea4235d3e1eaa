import { groupName } from '@andariego/contract/groups-rules'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { api, idempotencyKey } from '../../platform/api/api.ts'
import { type GroupPages, withNewGroup } from './group-pages.ts'
import { groupsKey } from './groups-query.ts'

export interface NewGroup {
  name: string
  description: string
}

/** Creates a group. The same values sent again, because the answer was lost, make no second one. */
export const useCreateGroup = () => {
  const client = useQueryClient()
  const attempt = useRef({ sent: '', key: '' })
  return useMutation({
    mutationFn: async ({ name, description }: NewGroup) => {
      const body = { name: groupName(name), description: description.trim() || null }
      const sent = JSON.stringify(body)
      if (attempt.current.sent !== sent) attempt.current = { sent, key: idempotencyKey() }
      const headers = { 'Idempotency-Key': attempt.current.key }
      return (await api('POST /groups', { body, headers })).data
    },
    onSuccess: (group) => {
      attempt.current = { sent: '', key: '' }
      client.setQueryData<GroupPages>(groupsKey, (pages) => pages && withNewGroup(pages, group))
      void client.invalidateQueries({ queryKey: groupsKey })
    },
  })
}
