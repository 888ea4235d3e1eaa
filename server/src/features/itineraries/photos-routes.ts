import { itinerariesMessages } from '@andariego/contract/itineraries-rules'
import { withData } from '../../platform/http/envelopes.ts'
import { found } from '../../platform/http/errors.ts'
import type { Route } from '../../platform/http/routes.ts'
import type { Services } from '../../platform/services.ts'
import { photosInReviews } from '../reviews/public.ts'
import { itinerariesRepository } from './itineraries-repository.ts'

/** The time by which a day begins earlier in the easternmost time zone than in UTC. */
const EARLIEST_MS = 14 * 3_600_000

export const photosRoutes = (route: Route, { database }: Services) => {
  route('GET /itineraries/:id/photos', async ({ user, params: { id } }) => {
    const itineraries = itinerariesRepository(database)
    const [stored, owner] = await Promise.all([
      itineraries.one(id, user.id),
      itineraries.ownerOf(id, user.id),
    ])
    const { items } = found(stored, itinerariesMessages.notFound)
    const { ownerId } = found(owner, itinerariesMessages.notFound)
    const begins = new Map(items.map(({ placeId, date }) => [placeId, Date.parse(date) - EARLIEST_MS]))
    const people = { viewerId: user.id, otherId: ownerId }
    const photos = await photosInReviews(database, [...begins.keys()], people)
    // Photos of reviews written before the trip's day show another visit.
    return withData(photos.filter(({ placeId, at }) => Date.parse(at) >= (begins.get(placeId) ?? Infinity)))
  })
}
