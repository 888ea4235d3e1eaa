import { randomBytes } from 'node:crypto'
import { newPortrait } from '../world.ts'
import { get, type Permissions } from './row.ts'

export const peoplePermissions: Permissions = {
  'GET /users/search': [401, 200, 200, get('/users/search?email=viajera')],
  'GET /users/{id}': [401, 200, 200, ({ owner }) => ({ path: `/users/${owner.id}` })],
  'GET /users/by-handle/{handle}': [
    401,
    200,
    200,
    async ({ owner }) => {
      const handle = `v${randomBytes(6).toString('hex')}`
      const { data } = await owner.api('GET /users/me/profile')
      if (data.handle === null) await owner.api('PUT /users/me/profile', { body: { handle } })
      return { path: `/users/by-handle/${data.handle ?? handle}` }
    },
  ],
  // For public profiles, see people/public-profile.test.ts.
  'GET /users/{id}/places': [401, 403, 200, ({ owner }) => ({ path: `/users/${owner.id}/places` })],
  'GET /users/{id}/reviews': [401, 403, 200, ({ owner }) => ({ path: `/users/${owner.id}/reviews` })],
  'GET /users/{id}/travels': [401, 403, 200, ({ owner }) => ({ path: `/users/${owner.id}/travels` })],
  'GET /users/me/profile': [401, 200, 200, get('/users/me/profile')],
  'PUT /users/me/profile': [
    401,
    200,
    200,
    () => ({ path: '/users/me/profile', json: { bio: 'Camino despacio.' } }),
  ],
  'POST /users/me/profile/asked': [401, 200, 200, get('/users/me/profile/asked')],
  'PUT /users/me/portrait': [
    401,
    200,
    200,
    async () => ({ path: '/users/me/portrait', form: await newPortrait() }),
  ],
  'DELETE /users/me/portrait': [401, 200, 200, get('/users/me/portrait')],
  // Nobody may block themselves.
  'PUT /users/{id}/block': [401, 200, 422, ({ owner }) => ({ path: `/users/${owner.id}/block` })],
  'DELETE /users/{id}/block': [401, 200, 200, ({ owner }) => ({ path: `/users/${owner.id}/block` })],
  'GET /users/me/blocks': [401, 200, 200, get('/users/me/blocks')],
  'PUT /users/{id}/mute': [401, 200, 422, ({ owner }) => ({ path: `/users/${owner.id}/mute` })],
  'DELETE /users/{id}/mute': [401, 200, 200, ({ owner }) => ({ path: `/users/${owner.id}/mute` })],
  'GET /users/me/mutes': [401, 200, 200, get('/users/me/mutes')],
}
