import type { NotificationSettings } from '@andariego/contract/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../platform/api/api.ts'
import { invalidateAfter } from '../../../platform/api/invalidate.ts'

export const useSaveSettings = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: NotificationSettings) => api('PUT /notifications/settings', { body }),
    onSuccess: () => invalidateAfter(client, 'PUT /notifications/settings'),
  })
}
