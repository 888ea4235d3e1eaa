import {
  below,
  commented,
  itineraryPath,
  linkTo,
  newBooking,
  newItinerary,
  personPath,
  withFile,
} from './itinerary-scenes.ts'
import { get, type Permissions } from './row.ts'

export const itinerariesPermissions: Permissions = {
  'POST /itineraries': [401, 201, 201, (world) => ({ path: '/itineraries', json: newItinerary(world) })],
  'GET /itineraries': [401, 200, 200, get('/itineraries')],
  // Others get a 404, which does not reveal that it exists.
  'GET /itineraries/{id}': [401, 404, 200, 200, below('')],
  'PUT /itineraries/{id}': [
    401,
    404,
    200,
    200,
    async (world) => ({ path: await itineraryPath(world), json: newItinerary(world) }),
  ],
  'DELETE /itineraries/{id}': [401, 404, 403, 200, below('')],
  'PUT /itineraries/{id}/groups': [401, 404, 403, 200, below('/groups', { groupIds: [] })],
  'GET /itineraries/{id}/operations': [401, 404, 200, 200, below('/operations?after=0')],
  'POST /itineraries/{id}/operations': [401, 404, 200, 200, below('/operations', { operations: [] })],
  'GET /itineraries/{id}/days': [401, 404, 200, 200, below('/days')],
  'GET /itineraries/{id}/photos': [401, 404, 200, 200, below('/photos')],
  'POST /itineraries/{id}/copy': [401, 404, 201, 201, below('/copy', {})],
  'GET /itineraries/{id}/export': [401, 404, 200, 200, below('/export?format=ics')],
  'POST /itineraries/{id}/links': [401, 404, 403, 201, below('/links', { kind: 'public' })],
  'GET /itineraries/{id}/links': [401, 404, 403, 200, below('/links')],
  'DELETE /itineraries/{id}/links/{linkId}': [
    401,
    404,
    403,
    200,
    async (world) => ({ path: (await linkTo(world, 'public')).path }),
  ],
  'GET /trips/{token}': [
    200,
    200,
    200,
    async (world) => ({ path: `/trips/${(await linkTo(world, 'public')).token}` }),
  ],
  'GET /trips/{token}/calendar': [
    200,
    200,
    200,
    async (world) => ({ path: `/trips/${(await linkTo(world, 'calendar')).token}/calendar` }),
  ],
  'POST /invitations/{token}': [
    401,
    200,
    200,
    async (world) => ({ path: `/invitations/${(await linkTo(world, 'invitation')).token}` }),
  ],
  'GET /itineraries/{id}/people': [401, 404, 200, 200, below('/people')],
  'PUT /itineraries/{id}/people/{userId}': [
    401,
    404,
    403,
    200,
    async (world) => ({
      path: `${await itineraryPath(world)}/people/${world.stranger.id}`,
      json: { role: 'view' },
    }),
  ],
  'DELETE /itineraries/{id}/people/{userId}': [
    401,
    404,
    403,
    200,
    async (world) => ({ path: await personPath(world) }),
  ],
  'GET /itineraries/{id}/comments': [401, 404, 200, 200, below('/comments')],
  'POST /itineraries/{id}/comments': [
    401,
    404,
    201,
    201,
    async (world) => {
      const { path, body } = await commented(world)
      return { path: `${path}/comments`, json: body }
    },
  ],
  'DELETE /itineraries/{id}/comments/{commentId}': [
    401,
    404,
    403,
    200,
    async (world) => ({ path: (await commented(world)).commentPath }),
  ],
  'GET /itineraries/{id}/presence': [401, 404, 200, 200, below('/presence')],
  'PUT /itineraries/{id}/presence/{pageId}': [
    401,
    404,
    200,
    200,
    async (world) => ({
      path: `${await itineraryPath(world)}/presence/${crypto.randomUUID()}`,
      json: { stopId: null },
    }),
  ],
  'DELETE /itineraries/{id}/presence/{pageId}': [
    401,
    200,
    200,
    200,
    async (world) => ({ path: `${await itineraryPath(world)}/presence/${crypto.randomUUID()}` }),
  ],
  'GET /itineraries/{id}/files': [401, 404, 200, 200, below('/files')],
  'POST /itineraries/{id}/stops/{stopId}/files': [
    401,
    404,
    201,
    201,
    async (world) => {
      const { path, stopId } = await withFile(world)
      return { path: `${path}/stops/${stopId}/files`, form: newBooking() }
    },
  ],
  'DELETE /itineraries/{id}/files/{fileId}': [
    401,
    404,
    200,
    200,
    async (world) => {
      const { path, fileId } = await withFile(world)
      return { path: `${path}/files/${fileId}` }
    },
  ],
}
