import { randomUUID } from 'node:crypto'
import { mailedToken, PASSWORD, type Traveller } from './traveller.ts'
import { newForm, newPlace, type World } from './world.ts'

/** What a call sends beside who sends it. `path` is below /api. */
export interface Sent {
  path: string
  json?: object
  form?: FormData
}

/**
 * One operation: what an anonymous visitor, a stranger and the owner get, asked in this order, and how it is asked. `caller` is
 * null for the visitor.
 */
export type Row = [
  anonymous: number,
  stranger: number,
  owner: number,
  ask: (world: World, caller: Traveller | null) => Sent | Promise<Sent>,
]

const get = (path: string) => () => ({ path })
const newEmail = () => `${randomUUID()}@example.com`
/** A session of the owner's that only this call knows of. */
const newLogin = async ({ test, owner }: World) =>
  (await test.api()('POST /auth/login', { body: { email: owner.email, password: PASSWORD } })).data

/** Who may do what: every operation of the API stands here. */
export const permissions: Record<string, Row> = {
  'POST /auth/register': [
    201,
    201,
    201,
    () => ({ path: '/auth/register', json: { email: newEmail(), password: PASSWORD } }),
  ],
  'GET /auth/confirm-email/{token}': [
    200,
    200,
    200,
    async ({ test }) => {
      const email = newEmail()
      await test.api()('POST /auth/register', { body: { email, password: PASSWORD } })
      return { path: `/auth/confirm-email/${mailedToken(test, email)}` }
    },
  ],
  'POST /auth/resend-confirmation': [
    202,
    202,
    202,
    () => ({ path: '/auth/resend-confirmation', json: { email: newEmail() } }),
  ],
  'POST /auth/login': [
    200,
    200,
    200,
    ({ owner }) => ({ path: '/auth/login', json: { email: owner.email, password: PASSWORD } }),
  ],
  'POST /auth/refresh': [
    200,
    200,
    200,
    async (world) => ({
      path: '/auth/refresh',
      json: { refreshToken: (await newLogin(world)).refreshToken },
    }),
  ],
  'POST /auth/logout': [
    200,
    200,
    200,
    async (world) => ({
      path: '/auth/logout',
      json: { refreshToken: (await newLogin(world)).refreshToken },
    }),
  ],
  'POST /auth/forgot-password': [
    202,
    202,
    202,
    () => ({ path: '/auth/forgot-password', json: { email: newEmail() } }),
  ],
  // Whoever holds the mailed token may; this one nobody was mailed.
  'POST /auth/reset-password': [
    404,
    404,
    404,
    () => ({ path: '/auth/reset-password', json: { token: randomUUID(), password: PASSWORD } }),
  ],
  'POST /auth/change-password': [
    401,
    200,
    200,
    () => ({
      path: '/auth/change-password',
      json: { currentPassword: PASSWORD, newPassword: 'Caminante-2' },
    }),
  ],
  'GET /auth/sessions': [401, 200, 200, get('/auth/sessions')],
  'DELETE /auth/sessions/{id}': [401, 404, 200, ({ sessionId }) => ({ path: `/auth/sessions/${sessionId}` })],
  'DELETE /users/me': [401, 200, 200, () => ({ path: '/users/me', json: { password: PASSWORD } })],
  'GET /users/me/export': [401, 200, 200, get('/users/me/export')],

  'GET /maps/key': [200, 200, 200, get('/maps/key')],
  'GET /maps/search': [200, 200, 200, get('/maps/search?q=cusco')],
  'GET /maps/reverse': [200, 200, 200, get('/maps/reverse?latitude=-13.5&longitude=-71.9')],

  'GET /media/{id}': [200, 200, 200, ({ mediaId }) => ({ path: `/media/${mediaId}` })],
  // The file of this world is a photo: only a video has a still frame.
  'GET /media/{id}/poster': [404, 404, 404, ({ mediaId }) => ({ path: `/media/${mediaId}/poster` })],

  'POST /places': [401, 201, 201, () => ({ path: '/places', json: newPlace() })],
  'GET /places': [200, 200, 200, get('/places')],
  'GET /places/check': [200, 200, 200, get('/places/check?name=Faro&latitude=1&longitude=1')],
  'GET /places/clusters': [200, 200, 200, get('/places/clusters?west=-10&south=-10&east=10&north=10&zoom=4')],
  'GET /places/favorites': [401, 200, 200, get('/places/favorites')],
  'GET /users/{id}/favorites': [401, 200, 200, ({ owner }) => ({ path: `/users/${owner.id}/favorites` })],
  'GET /places/{id}': [200, 200, 200, ({ placeId }) => ({ path: `/places/${placeId}` })],
  'GET /places/{id}/poster.svg': [
    200,
    200,
    200,
    ({ placeId }) => ({ path: `/places/${placeId}/poster.svg` }),
  ],
  'GET /places/{id}/poster.png': [
    200,
    200,
    200,
    ({ placeId }) => ({ path: `/places/${placeId}/poster.png` }),
  ],
  'PUT /places/{id}/description': [
    401,
    200,
    200,
    ({ placeId }) => ({
      path: `/places/${placeId}/description`,
      json: { description: `Un faro que se ve desde muy lejos, también de noche. ${randomUUID()}` },
    }),
  ],
  'GET /places/{id}/description/history': [
    200,
    200,
    200,
    ({ placeId }) => ({ path: `/places/${placeId}/description/history` }),
  ],
  'POST /places/{id}/favorite': [401, 200, 200, ({ placeId }) => ({ path: `/places/${placeId}/favorite` })],
  'GET /places/{id}/favorite': [401, 200, 200, ({ placeId }) => ({ path: `/places/${placeId}/favorite` })],

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
  // Nobody likes what they wrote themselves.
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

  'GET /users/search': [401, 200, 200, get('/users/search?email=viajera')],
  'GET /users/{id}': [401, 200, 200, ({ owner }) => ({ path: `/users/${owner.id}` })],
  'GET /users/{id}/stats': [401, 200, 200, ({ owner }) => ({ path: `/users/${owner.id}/stats` })],
  'GET /users/{id}/milestones': [401, 200, 200, ({ owner }) => ({ path: `/users/${owner.id}/milestones` })],
  'POST /users/{id}/points': [
    401,
    403,
    200,
    ({ owner }) => ({ path: `/users/${owner.id}/points`, json: { action: 'review_created' } }),
  ],
  'GET /badges': [200, 200, 200, get('/badges')],
  'GET /levels': [200, 200, 200, get('/levels')],
}
