import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../platform/api/api.ts'

/** Blocks and unblocks a user. Everything that shows people may be another afterwards. */
export const useBlock = (userId: string) => {
  const client = useQueryClient()
  const isAboutThem = ({ queryKey }: { queryKey: readonly unknown[] }) =>
    JSON.stringify(queryKey).includes(userId)
  return useMutation({
    mutationFn: (isBlocked: boolean) =>
      api(isBlocked ? 'PUT /users/:id/block' : 'DELETE /users/:id/block', { params: { id: userId } }),
    onSuccess: (_answer, isBlocked) => {
      if (!isBlocked) return void client.invalidateQueries()
      // Whoever is blocked is not to be found: what shows them closes, and need not ask again.
      void client.invalidateQueries({ predicate: isAboutThem, refetchType: 'none' })
      void client.invalidateQueries({ predicate: (query) => !isAboutThem(query) })
    },
  })
}

/** Mutes a user and hears them again. */
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
