import type { Notification } from '@andariego/contract/gamification'
import { PAID_ITINERARY_PLACES } from '@andariego/contract/gamification-rules'
import type { Tx } from '../../platform/database/database.ts'
import type { Emit } from '../../platform/database/write.ts'
import type { Rewards } from '../gamification/public.ts'

interface Size {
  itineraryId: string
  ownerId: string
  /** Whether the owner makes the change, and so sees the response. */
  isOwner: boolean
  /** The number of places before and after. */
  before: number
  after: number
}

/** Runs a change of an itinerary. Reaching the size that earns points is a deed; falling below takes the points back. */
export const settlingSizeWith =
  ({ earn, earnUnseen, forfeiting }: Rewards) =>
  async (
    tx: Tx,
    emit: Emit,
    { itineraryId, ownerId, isOwner, before, after }: Size,
    change: () => Promise<void>,
  ): Promise<{ notification?: Notification }> => {
    const [paidBefore, paidAfter] = [before, after].map((places) => places >= PAID_ITINERARY_PLACES)
    if (paidBefore && !paidAfter) {
      await forfeiting(tx, { authorId: ownerId, deed: itineraryId }, change)
      return {}
    }
    await change()
    if (paidBefore || !paidAfter) return {}
    const deed = { action: 'itinerary_created', userId: ownerId, itineraryId, places: after } as const
    if (isOwner) return earn(tx, deed)
    await earnUnseen(tx, deed, emit)
    return {}
  }
