import { moderationMessages } from '@andariego/contract/moderation-rules'
import { placesMessages } from '@andariego/contract/places-rules'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ApiError, api } from '../../../platform/api/api.ts'
import { failureOf, isUnanswered } from '../../../platform/api/failure-of.ts'
import { invalidateAfter } from '../../../platform/api/invalidate.ts'
import { showToast } from '../../../platform/toasts.ts'
import { announceNotification } from '../../gamification/public.ts'
import { placeQuery } from '../place-query.ts'

/** Saves a description; the page shows it as soon as the server has confirmed it. */
export const useSaveDescription = (placeId: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (description: string) =>
      api('PUT /places/:id/description', { params: { id: placeId }, body: { description } }),
    onSuccess: ({ isWaiting, notification, ...place }) => {
      if (isWaiting) showToast(moderationMessages.waiting, { kind: 'info', durationMs: 10_000 })
      client.setQueryData(placeQuery(placeId).queryKey, place)
      announceNotification(notification)
      void invalidateAfter(client, 'PUT /places/:id/description')
    },
  })
}

/** The message for the user when saving failed. */
export const saveFailure = (error: unknown): string => {
  if (isUnanswered(error)) return 'Error de conexión. Por favor verifica tu conexión a internet.'
  switch (failureOf('PUT /places/:id/description', error)) {
    case 'unauthenticated':
      return 'Tu sesión terminó. Inicia sesión de nuevo: lo que escribiste queda guardado aquí.'
    case 'forbidden':
      return (error as ApiError).message
    case 'validation':
      return (error as ApiError).errors?.[0] ?? placesMessages.descriptionLength
    default:
      return 'Error al guardar la descripción. Por favor intenta de nuevo.'
  }
}
