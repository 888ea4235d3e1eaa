import { pages } from '@andariego/contract/pages'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'
import { sendOrQueue } from '../../platform/api/send-or-queue.ts'
import { useOptimisticMutation } from '../../platform/optimistic/use-optimistic-mutation.ts'
import { favouriteQuery } from './favourite-query.ts'

export const NOT_MARKED = 'Error al marcar favorito.'
const DEED = 'POST /places/:id/favorite'

/** Marks a place as a favourite or removes the mark. Offline, the last state shown is sent once there is a connection. */
export const useToggleFavourite = (place: { id: string; name: string }) => {
  const client = useQueryClient()
  const { queryKey } = favouriteQuery(place.id)
  const params = { id: place.id }
  return useOptimisticMutation({
    key: queryKey,
    apply: ({ isFavorite }) => ({ isFavorite: !isFavorite }),
    send: async () => {
      const wanted = client.getQueryData(queryKey)?.isFavorite ?? true
      const answer = await sendOrQueue({
        send: () => api(DEED, { params }),
        waits: 'without-network',
        entry: () => ({
          title: wanted ? 'Guardar en favoritos' : 'Quitar de favoritos',
          text: place.name,
          page: pages.place(params),
          call: { key: DEED, params },
          thing: `favourite:${place.id}`,
          onlyIf: { read: { key: 'GET /places/:id/favorite', params }, field: 'isFavorite', is: !wanted },
        }),
      })
      return answer ?? { isFavorite: wanted }
    },
    failed: NOT_MARKED,
  })
}
