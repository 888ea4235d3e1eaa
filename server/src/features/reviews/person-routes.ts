import { TRAVELS_MAX } from '@andariego/contract/reviews-rules'
import { withData } from '../../platform/http/envelopes.ts'
import type { Route } from '../../platform/http/routes.ts'
import type { Services } from '../../platform/services.ts'
import { countryAt } from '../maps/public.ts'
import { sharedWith } from '../people/public.ts'
import { newestPlacesOf, placesById } from '../places/public.ts'
import { decided } from './policies.ts'
import { reviewPages } from './review-pages.ts'
import { reviewsRepository } from './reviews-repository.ts'
import { travelsOf } from './travels.ts'

/** A person's reviews on a public profile. Never cached: the profile must disappear as soon as its owner closes it. */
export const personRoutes = (route: Route, { database }: Services) => {
  const pages = reviewPages(database)
  const reviews = reviewsRepository(database)

  route('GET /users/:id/reviews', async ({ user, params: { id }, query }) => {
    await sharedWith(database, user, id)
    const page = await pages.ofPerson({ userId: id, viewerId: user?.id ?? null, ...query })
    return { success: true as const, ...page, data: page.data.map((review) => decided(user, review)) }
  })

  route('GET /users/:id/travels', async ({ user, params: { id } }) => {
    await sharedWith(database, user, id)
    const [reviewed, added] = await Promise.all([
      reviews.placesReviewedBy(id, TRAVELS_MAX).then((ids) => placesById(database, ids)),
      newestPlacesOf(database, id, TRAVELS_MAX),
    ])
    for (const place of added) reviewed.set(place.id, place)
    return withData(await travelsOf([...reviewed.values()], countryAt))
  })
}
