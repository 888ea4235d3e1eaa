import type { ItineraryDraft } from '@andariego/contract/assistant'
import { assistantMessages } from '@andariego/contract/assistant-rules'
import { isCalendarDay, itinerariesMessages } from '@andariego/contract/itineraries-rules'
import { withData } from '../../platform/http/envelopes.ts'
import { Failure, found } from '../../platform/http/errors.ts'
import type { Route } from '../../platform/http/routes.ts'
import type { Services } from '../../platform/services.ts'
import type { SaveTrip } from '../itineraries/public.ts'
import { messagesRepository } from './messages-repository.ts'

const DAY_MS = 86_400_000

/** Returns the date of a plan's day, when its first day is `start`. */
const dateOf = (day: number, start: string): string =>
  new Date(Date.parse(start) + (day - 1) * DAY_MS).toISOString().slice(0, 10)

const stopsFrom = ({ items }: ItineraryDraft, start: string) => {
  const stops = items.map(({ placeId, day, note = null }) => ({ placeId, note, date: dateOf(day, start) }))
  if (!stops.every(({ date }) => isCalendarDay(date)))
    throw new Failure(422, 'validation', itinerariesMessages.dateInvalid)
  return stops
}

/** Saves the plan of an answer as an itinerary of the asker. The trip gets the answer's id, so that it is saved only once. */
export const savedPlanRoutes = (route: Route, { write }: Services, saveTrip: SaveTrip) => {
  route('POST /chat/messages/:id/itinerary', ({ user, params, body: { startDate } }) =>
    write(async (tx, emit) => {
      const draft = await messagesRepository(tx).lockPlan(params.id, user.id)
      const { name, ...plan } = found(draft, assistantMessages.planNotFound)
      const stops = stopsFrom({ name, ...plan }, startDate)
      return withData(await saveTrip(tx, emit, { id: params.id, ownerId: user.id, name, stops }))
    }),
  )
}
