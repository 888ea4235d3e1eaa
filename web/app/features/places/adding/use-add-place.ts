import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { api, idempotencyKey } from '../../../platform/api/api.ts'
import { trackEvent } from '../../../platform/rendering/analytics.tsx'
import { announceNotification, settlePoints } from '../../gamification/public.ts'
import type { PlaceValues } from './place-draft.ts'

/** Picture, city and description only when there are any. */
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

/** Adds a place. The same values sent again, because the answer was lost, make no second one. */
export const useAddPlace = () => {
  const client = useQueryClient()
  const attempt = useRef({ sent: '', key: '' })
  return useMutation({
    mutationFn: (values: PlaceValues) => {
      const body = bodyOf(values)
      const sent = JSON.stringify(body)
      if (attempt.current.sent !== sent) attempt.current = { sent, key: idempotencyKey() }
      return api('POST /places', { body, headers: { 'Idempotency-Key': attempt.current.key } })
    },
    onSuccess: ({ id, name, notification }) => {
      attempt.current = { sent: '', key: '' }
      trackEvent('place_added', { name })
      settlePoints('place_added', { placeId: id })
      announceNotification(notification)
      for (const key of ['places', 'gamification']) void client.invalidateQueries({ queryKey: [key] })
    },
  })
}
