import { randomUUID } from 'node:crypto'
import type { Traveller } from '../traveller.ts'
import { newPlace, type World } from '../world.ts'
import { get, type Permissions } from './row.ts'

/** Creates the caller's only pending suggestion about the owner's place. */
const newCorrection = async ({ placeId }: World, { api }: Traveller) => {
  const about = { params: { id: placeId } }
  const { data: waiting } = await api('GET /places/:id/corrections', about)
  for (const { id } of waiting) await api('DELETE /corrections/:id', { params: { id } })
  const body = { fact: { city: `Ciudad ${randomUUID()}` } }
  return (await api('POST /places/:id/corrections', { ...about, body })).data.id
}

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
  'POST /places/{id}/corrections': [
    401,
    201,
    201,
    async (world) => {
      const { stranger } = world
      await stranger.api('DELETE /corrections/:id', { params: { id: await newCorrection(world, stranger) } })
      const json = { fact: { city: `Ciudad ${randomUUID()}` } }
      return { path: `/places/${world.placeId}/corrections`, json }
    },
  ],
  'GET /places/{id}/corrections': [
    401,
    200,
    200,
    ({ placeId }) => ({ path: `/places/${placeId}/corrections` }),
  ],
  'POST /corrections/{id}/decision': {
    anonymous: 401,
    stranger: 403,
    moderator: 200,
    owner: 200,
    ask: async (world) => ({
      path: `/corrections/${await newCorrection(world, world.stranger)}/decision`,
      json: { isAccepted: true },
    }),
  },
  // Somebody else's suggestion; for the caller's own, see places/corrections/corrections.test.ts.
  'DELETE /corrections/{id}': [
    401,
    403,
    403,
    async (world) => ({ path: `/corrections/${await newCorrection(world, (await world.company()).member)}` }),
  ],
  'GET /moderation/corrections': {
    anonymous: 401,
    stranger: 403,
    moderator: 200,
    owner: 403,
    ask: get('/moderation/corrections'),
  },
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
