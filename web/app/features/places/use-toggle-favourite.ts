import { api } from '../../platform/api/api.ts'
import { useOptimisticMutation } from '../../platform/optimistic/use-optimistic-mutation.ts'
import { favouriteQuery } from './favourite-query.ts'

export const useToggleFavourite = (placeId: string) =>
  useOptimisticMutation({
    key: favouriteQuery(placeId).queryKey,
    apply: ({ isFavorite }) => ({ isFavorite: !isFavorite }),
    send: () => api('POST /places/:id/favorite', { params: { id: placeId } }),
    failed: 'Error al marcar favorito.',
  })
