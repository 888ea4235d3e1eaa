import type { Endpoints } from '@andariego/contract/api'
import type { RequestOf } from '@andariego/contract/endpoint'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../platform/api/api.ts'
import { invalidateAfter } from '../../../platform/api/invalidate.ts'

type Written = RequestOf<Endpoints['PUT /users/me/profile']>['body']

export const useSaveProfile = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Written) => api('PUT /users/me/profile', { body }),
    onSuccess: () => invalidateAfter(client, 'PUT /users/me/profile'),
  })
}
