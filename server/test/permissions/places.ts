import { randomUUID } from 'node:crypto'
import { newPlace } from '../world.ts'
import { get, type Permissions } from './row.ts'

export const placesPermissions: Permissions = {
  'POST /places': [401, 201, 201, () => ({ path: '/places', json: newPlace() })],
  'GET /places': [200, 200, 200, get('/places')],
  'GET /places/check': [200, 200, 200, get('/places/check?name=Faro&latitude=1&longitude=1')],
  'GET /places/clusters': [200, 200, 200, get('/places/clusters?west=-10&south=-10&east=10&north=10&zoom=4')],
  'GET /places/favorites': [401, 200, 200, get('/places/favorites')],
  'GET /users/{id}/favorites': [401, 200, 200, ({ owner }) => ({ path: `/users/${owner.id}/favorites` })],
  'GET /places/{id}': [200, 200, 200, ({ placeId }) => ({ path: `/places/${placeId}` })],
  'GET /places/{id}/nearby': [200, 200, 200, ({ placeId }) => ({ path: `/places/${placeId}/nearby` })],
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
  'GET /places/{id}/kind': [401, 200, 200, ({ placeId }) => ({ path: `/places/${placeId}/kind` })],
  'PUT /places/{id}/kind': {
    anonymous: 401,
    stranger: 403,
    moderator: 200,
    owner: 200,
    ask: ({ placeId }) => ({ path: `/places/${placeId}/kind`, json: { kind: 'faro' } }),
  },
  'POST /places/{id}/favorite': [401, 200, 200, ({ placeId }) => ({ path: `/places/${placeId}/favorite` })],
  'GET /places/{id}/favorite': [401, 200, 200, ({ placeId }) => ({ path: `/places/${placeId}/favorite` })],
}
