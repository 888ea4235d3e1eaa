import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../platform/api/api.ts'

/** Blocks and unblocks a user. Invalidates everything, because any list of people may change. */
export const useBlock = (userId: string) => {
  const client = useQueryClient()
  const isAboutThem = ({ queryKey }: { queryKey: readonly unknown[] }) =>
    JSON.stringify(queryKey).includes(userId)
  return useMutation({
    mutationFn: (isBlocked: boolean) =>
      api(isBlocked ? 'PUT /users/:id/block' : 'DELETE /users/:id/block', { params: { id: userId } }),
    onSuccess: (_answer, isBlocked) => {
      if (!isBlocked) return void client.invalidateQueries()
      // The server hides blocked users. What shows this user is about to close, so it is marked as stale but not fetched again.
      void client.invalidateQueries({ predicate: isAboutThem, refetchType: 'none' })
      void client.invalidateQueries({ predicate: (query) => !isAboutThem(query) })
    },
  })
}

/** Mutes and unmutes a user. */
export const useMute = (userId: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (isMuted: boolean) =>
      api(isMuted ? 'PUT /users/:id/mute' : 'DELETE /users/:id/mute', { params: { id: userId } }),
    onSuccess: () => {
      void client.invalidateQueries()
    },
  })
}
