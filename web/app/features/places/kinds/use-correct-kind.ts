import type { PlaceKind } from '@andariego/contract/place-kinds-rules'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../platform/api/api.ts'
import { invalidateAfter } from '../../../platform/api/invalidate.ts'
import { placeQuery } from '../place-query.ts'

/** Sets the kind of a place, or removes it. */
export const useCorrectKind = (placeId: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (kind: PlaceKind | null) =>
      api('PUT /places/:id/kind', { params: { id: placeId }, body: { kind } }),
    onSuccess: (place) => {
      client.setQueryData(placeQuery(placeId).queryKey, place)
      void invalidateAfter(client, 'PUT /places/:id/kind')
    },
  })
}
