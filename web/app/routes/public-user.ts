import type { Api } from '@andariego/contract/client'
import { REVIEWS_OF_PERSON_PAGE_SIZE } from '@andariego/contract/reviews-rules'
import { orSignedOut } from '../platform/rendering/loader-errors.ts'

/** The public part of a person's profile; null when the visitor has to sign in to learn whether the person exists. */
export const publicUser = async (api: Api, id: string) => {
  const known = await orSignedOut(api('GET /users/:id', { params: { id } }))
  if (known === null) return null
  const [travels, places, reviews] = await Promise.all([
    api('GET /users/:id/travels', { params: { id } }),
    api('GET /users/:id/places', { params: { id } }),
    api('GET /users/:id/reviews', { params: { id }, query: { limit: REVIEWS_OF_PERSON_PAGE_SIZE } }),
  ])
  return { profile: known.data, travels: travels.data, places: places.data, reviews }
}
export type PublicUser = NonNullable<Awaited<ReturnType<typeof publicUser>>>
