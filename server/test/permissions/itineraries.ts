import type { World } from '../world.ts'
import { get, type Permissions } from './row.ts'

const newItinerary = ({ placeId }: World, name = `Viaje ${crypto.randomUUID()}`) => ({
  name,
  items: [{ placeId, date: '2027-03-01' }],
})

/** One that the owner shares with the group, whoever asks for it. */
const itineraryPath = async (world: World) => {
  const { data } = await world.owner.api('POST /itineraries', { body: newItinerary(world) })
  const { groupId } = await world.company()
  await world.owner.api('PUT /itineraries/:id/groups', {
    params: { id: data.id },
    body: { groupIds: [groupId] },
  })
  return `/itineraries/${data.id}`
}

export const itinerariesPermissions: Permissions = {
  'POST /itineraries': [401, 201, 201, (world) => ({ path: '/itineraries', json: newItinerary(world) })],
  'GET /itineraries': [401, 200, 200, get('/itineraries')],
  // Nobody is told of what is not theirs.
  'GET /itineraries/{id}': [401, 404, 200, 200, async (world) => ({ path: await itineraryPath(world) })],
  'PUT /itineraries/{id}': [
    401,
    404,
    200,
    200,
    async (world) => ({ path: await itineraryPath(world), json: newItinerary(world) }),
  ],
  'DELETE /itineraries/{id}': [401, 404, 403, 200, async (world) => ({ path: await itineraryPath(world) })],
  'PUT /itineraries/{id}/groups': [
    401,
    404,
    403,
    200,
    async (world) => ({ path: `${await itineraryPath(world)}/groups`, json: { groupIds: [] } }),
  ],
  'GET /itineraries/{id}/operations': [
    401,
    404,
    200,
    200,
    async (world) => ({ path: `${await itineraryPath(world)}/operations?after=0` }),
  ],
  'POST /itineraries/{id}/operations': [
    401,
    404,
    200,
    200,
    async (world) => ({ path: `${await itineraryPath(world)}/operations`, json: { operations: [] } }),
  ],
  'GET /itineraries/{id}/export': [
    401,
    404,
    200,
    200,
    async (world) => ({ path: `${await itineraryPath(world)}/export?format=ics` }),
  ],
}
