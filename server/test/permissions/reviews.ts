import { newForm } from '../world.ts'
import { get, type Permissions } from './row.ts'

export const reviewsPermissions: Permissions = {
  'POST /places/{id}/reviews': [
    401,
    201,
    201,
    async ({ placeId }) => ({ path: `/places/${placeId}/reviews`, form: await newForm() }),
  ],
  'GET /places/{id}/reviews': [200, 200, 200, ({ placeId }) => ({ path: `/places/${placeId}/reviews` })],
  'GET /places/{id}/reviews/stats': [
    200,
    200,
    200,
    ({ placeId }) => ({ path: `/places/${placeId}/reviews/stats` }),
  ],
  'GET /places/reviews': [200, 200, 200, get('/places/reviews')],
  'PUT /places/reviews/{id}': [
    401,
    403,
    200,
    ({ reviewId }) => ({
      path: `/places/reviews/${reviewId}`,
      json: { rating: 1, content: 'Ya no es lo que era.' },
    }),
  ],
  'DELETE /places/reviews/{id}': [401, 403, 200, ({ reviewId }) => ({ path: `/places/reviews/${reviewId}` })],
  // Nobody may react to their own review.
  'POST /places/reviews/{id}/reaction': [
    401,
    200,
    403,
    ({ reviewId }) => ({ path: `/places/reviews/${reviewId}/reaction`, json: { type: 'like' } }),
  ],
  'GET /places/reviews/{id}/reaction': [
    200,
    200,
    200,
    ({ reviewId }) => ({ path: `/places/reviews/${reviewId}/reaction` }),
  ],
}
