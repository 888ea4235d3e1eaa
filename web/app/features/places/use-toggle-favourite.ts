import { pages } from '@andariego/contract/pages'
import { api } from '../../platform/api/api.ts'
import { sendOrQueue } from '../../platform/api/send-or-queue.ts'
import { useOptimisticMutation } from '../../platform/optimistic/use-optimistic-mutation.ts'
import { favouriteQuery } from './favourite-query.ts'

export const NOT_MARKED = 'Error al marcar favorito.'
const DEED = 'POST /places/:id/favorite'

/**
 * Marks a place as a favourite or removes the mark, as the caller wants it: another tab may have done so meanwhile, and a toggle would
 * take that back. Offline, the last state shown is sent once there is a connection.
 */
export const useToggleFavourite = (place: { id: string; name: string }) => {
  const { queryKey } = favouriteQuery(place.id)
  const params = { id: place.id }
  return useOptimisticMutation({
    key: queryKey,
    apply: (_, wanted: boolean) => ({ isFavorite: wanted }),
    send: async (wanted: boolean) => {
      const answer = await sendOrQueue({
        send: () => api(DEED, { params, body: { wanted } }),
        waits: 'without-network',
        entry: () => ({
          title: wanted ? 'Guardar en favoritos' : 'Quitar de favoritos',
          text: place.name,
          page: pages.place(params),
          call: { key: DEED, params, body: { wanted } },
          thing: `favourite:${place.id}`,
          onlyIf: { read: { key: 'GET /places/:id/favorite', params }, field: 'isFavorite', is: !wanted },
        }),
      })
      return answer ?? { isFavorite: wanted }
    },
    failed: NOT_MARKED,
  })
}
