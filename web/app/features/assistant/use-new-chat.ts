import { useMutation } from '@tanstack/react-query'
import { api, formatError } from '../../platform/api/api.ts'
import { showToast } from '../../platform/toasts.ts'

/** Deletes the whole history, then calls `onDone`. */
export const useNewChat = (onDone: () => void) =>
  useMutation({
    mutationFn: () => api('DELETE /chat/messages'),
    onSuccess: onDone,
    onError: (error) => showToast(formatError(error), { kind: 'error' }),
  })
