import { randomUUIDv7 } from 'node:crypto'
import { itinerariesMessages } from '@andariego/contract/itineraries-rules'
import { beginningOf } from '@andariego/contract/text-rules'
import { NO_DETAILS, type Plan } from '@andariego/contract/trip-plan-rules'
import { NOTE_MAX } from '@andariego/contract/trips-rules'
import type { Tx } from '../../../platform/database/database.ts'
import type { Emit } from '../../../platform/database/write.ts'
import { Failure } from '../../../platform/http/errors.ts'
import type { Rewards } from '../../gamification/public.ts'
import { placesById } from '../../places/public.ts'
import { itinerariesRepository } from '../itineraries-repository.ts'
import { settlingSizeWith } from '../points.ts'
import { explained } from '../refusals.ts'
import { tellOfChange } from '../tell-of-change.ts'
import { namesFor } from './copied-plan.ts'
import { plansRepository } from './plans-repository.ts'

const NAMES_TRIED = 50

/** A trip that another domain composed for a user. */
export interface TripToSave {
  /** The trip's id: saving it again does not create another. */
  id: string
  ownerId: string
  name: string
  stops: readonly { placeId: string; date: string; note: string | null }[]
}

/**
 * Saves a trip with the notes of its stops, under the first free name; an existing trip with this id stays unchanged. Leaves out
 * deleted places. Callers must hold a lock: two simultaneous calls would create it twice.
 */
export const savingTripsWith = (rewards: Rewards) => {
  const settlingSize = settlingSizeWith(rewards)
  return async (tx: Tx, emit: Emit, trip: TripToSave): Promise<{ id: string; name: string }> => {
    const { id, ownerId } = trip
    const itineraries = itinerariesRepository(tx)
    const kept = await itineraries.one(id, ownerId)
    if (kept) return { id, name: kept.name }
    const places = await placesById(
      tx,
      trip.stops.map(({ placeId }) => placeId),
    )
    const stops = trip.stops.filter(({ placeId }) => places.has(placeId))
    if (stops.length === 0) throw new Failure(422, 'validation', itinerariesMessages.placeUnknown)
    const plans = plansRepository(tx)
    const names = namesFor(trip.name, NAMES_TRIED)
    const taken = await plans.takenNames({ id, ownerId }, names)
    const name = names.find((one) => !taken.has(one))
    if (name === undefined) throw new Failure(409, 'duplicate', itinerariesMessages.duplicate)
    const plan: Plan = {
      name,
      coverPlaceId: null,
      stops: stops.map(({ placeId, date, note }) => ({
        ...NO_DETAILS,
        id: randomUUIDv7(),
        placeId,
        date,
        note: note ? beginningOf(note, NOTE_MAX) : null,
        removal: null,
      })),
      days: [],
      checklist: [],
      removals: 0,
    }
    const size = { itineraryId: id, ownerId, isOwner: false, before: 0, after: stops.length }
    await settlingSize(tx, emit, size, () =>
      explained(async () => {
        await itineraries.begin(id, ownerId, name)
        await plans.begin(id, plan)
      }),
    )
    await tellOfChange(tx, emit, id)
    return { id, name }
  }
}
export type SaveTrip = ReturnType<typeof savingTripsWith>
