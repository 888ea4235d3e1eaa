import { PAID_ITINERARY_PLACES } from '@andariego/contract/gamification-rules'
import type { Itinerary } from '@andariego/contract/itineraries'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { invalidateAfter } from '../../../platform/api/invalidate.ts'
import { useSession } from '../../../platform/session/session.ts'

/**
 * Fetches the owner's points again when the trip reaches the number of places that earns points, or falls below it: no other change
 * of a trip concerns them.
 */
export const usePointsOfSize = ({ id, items, owner }: Pick<Itinerary, 'id' | 'items' | 'owner'>): void => {
  const client = useQueryClient()
  const isPaid = items.length >= PAID_ITINERARY_PLACES
  const isOwn = useSession()?.user.id === owner.id
  const before = useRef({ id, isPaid })
  useEffect(() => {
    const { current } = before
    before.current = { id, isPaid }
    if (isOwn && current.id === id && current.isPaid !== isPaid)
      void invalidateAfter(client, 'PUT /itineraries/:id')
  }, [client, id, isPaid, isOwn])
}
