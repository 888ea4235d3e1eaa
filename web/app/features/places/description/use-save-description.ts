import { placesMessages } from '@andariego/contract/places-rules'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, api } from '../../../platform/api/api.ts'
import { invalidateAfter } from '../../../platform/api/invalidate.ts'
import { placeQuery } from '../place-query.ts'

/** Writes a description; the page shows it as soon as the server has it. */
export const useSaveDescription = (placeId: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (description: string) =>
      api('PUT /places/:id/description', { params: { id: placeId }, body: { description } }),
    onSuccess: (place) => {
      client.setQueryData(placeQuery(placeId).queryKey, place)
      void invalidateAfter(client, 'PUT /places/:id/description')
    },
  })
}

/** What a person is told when saving failed. */
export const saveFailure = (error: unknown): string => {
  if (!(error instanceof ApiError)) return failed
  if (error.status === 0) return 'Error de conexión. Por favor verifica tu conexión a internet.'
  if (error.status === 401)
    return 'Tu sesión terminó. Inicia sesión de nuevo: lo que escribiste queda guardado aquí.'
  if (error.status === 422) return error.errors?.[0] ?? placesMessages.descriptionLength
  return failed
}

const failed = 'Error al guardar la descripción. Por favor intenta de nuevo.'
