import { moderationMessages } from '@andariego/contract/moderation-rules'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../platform/api/api.ts'
import { invalidateAfter } from '../../../platform/api/invalidate.ts'
import { useIdempotentMutation } from '../../../platform/api/use-idempotent-mutation.ts'
import { trackEvent } from '../../../platform/rendering/analytics.tsx'
import { showToast } from '../../../platform/toasts.ts'
import { announceNotification, settlePoints } from '../../gamification/public.ts'
import type { PlaceValues } from './place-draft.ts'

/** The request body; picture, city and description are left out when empty. */
export const bodyOf = ({ name, address, latitude, longitude, ...optional }: PlaceValues) => {
  const [city, description] = [optional.city.trim(), optional.description.trim()]
  return {
    name: name.trim(),
    address: address.trim(),
    latitude,
    longitude,
    ...(optional.image && { image: optional.image }),
    ...(city && { city }),
    ...(description && { description }),
  }
}

/** Adds a place. Idempotent: sending the same values again after a lost response creates no second one. */
export const useAddPlace = () => {
  const client = useQueryClient()
  return useIdempotentMutation({
    keptAs: 'place',
    mutationFn: (values: PlaceValues, once) => {
      const body = bodyOf(values)
      return api('POST /places', { body, headers: once(body) })
    },
    onSuccess: ({ id, name, notification, isWaiting }) => {
      if (isWaiting) return void showToast(moderationMessages.waiting, { kind: 'info', durationMs: 10_000 })
      trackEvent('place_added', { name })
      settlePoints('place_added', { placeId: id })
      announceNotification(notification)
      void invalidateAfter(client, 'POST /places')
    },
  })
}
