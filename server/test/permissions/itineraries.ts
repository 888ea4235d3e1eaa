import { pdf } from '../../src/features/media/test/documents.ts'
import { traveller } from '../traveller.ts'
import type { World } from '../world.ts'
import { get, type Permissions } from './row.ts'

const newItinerary = ({ placeId }: World, name = `Viaje ${crypto.randomUUID()}`) => ({
  name,
  items: [{ placeId, date: '2027-03-01' }],
})

/** Creates an itinerary that the owner shares with the group; returns its path. */
const itineraryPath = async (world: World) => {
  const { data } = await world.owner.api('POST /itineraries', { body: newItinerary(world) })
  const { groupId } = await world.company()
  await world.owner.api('PUT /itineraries/:id/groups', {
    params: { id: data.id },
    body: { groupIds: [groupId] },
  })
  return `/itineraries/${data.id}`
}

/** Creates a link of this kind to the owner's itinerary; returns its secret. */
const linkTo = async (world: World, kind: 'public' | 'calendar' | 'invitation') => {
  const path = await itineraryPath(world)
  const params = { id: path.split('/').at(-1) ?? '' }
  const { data } = await world.owner.api('POST /itineraries/:id/links', { params, body: { kind } })
  return {
    path: `${path}/links/${data.id}`,
    token: data.url
      .replace(/\/calendar$/, '')
      .split('/')
      .at(-1),
  }
}
/** Shares the owner's itinerary with another person; returns that person's path. */
const personPath = async (world: World) => {
  const path = await itineraryPath(world)
  const somebody = await traveller(world.test)
  const params = { id: path.split('/').at(-1) ?? '', userId: somebody.id }
  await world.owner.api('PUT /itineraries/:id/people/:userId', { params, body: { role: 'view' } })
  return `${path}/people/${somebody.id}`
}

/** Creates the owner's itinerary with one stop and the owner's comment on it. */
const commented = async (world: World) => {
  const path = await itineraryPath(world)
  const params = { id: path.split('/').at(-1) ?? '' }
  const { data } = await world.owner.api('GET /itineraries/:id', { params })
  const stopId = data.items[0]?.id ?? ''
  const body = { stopId, content: 'Llevemos abrigo' }
  const comment = await world.owner.api('POST /itineraries/:id/comments', { params, body })
  return { path, body, commentPath: `${path}/comments/${comment.data.id}` }
}

const newBooking = () => {
  const form = new FormData()
  form.set('file', new File([pdf()], 'reserva.pdf', { type: 'application/pdf' }))
  return form
}
/** Creates the owner's itinerary with one stop and a booking on it. */
const withFile = async (world: World) => {
  const path = await itineraryPath(world)
  const id = path.split('/').at(-1) ?? ''
  const { data } = await world.owner.api('GET /itineraries/:id', { params: { id } })
  const stopId = data.items[0]?.id ?? ''
  const file = await world.owner.api('POST /itineraries/:id/stops/:stopId/files', {
    params: { id, stopId },
    form: newBooking(),
  })
  return { path, stopId, fileId: file.data.id }
}

export const itinerariesPermissions: Permissions = {
  'POST /itineraries': [401, 201, 201, (world) => ({ path: '/itineraries', json: newItinerary(world) })],
  'GET /itineraries': [401, 200, 200, get('/itineraries')],
  // Others get a 404, which does not reveal that it exists.
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
  'GET /itineraries/{id}/days': [
    401,
    404,
    200,
    200,
    async (world) => ({ path: `${await itineraryPath(world)}/days` }),
  ],
  'GET /itineraries/{id}/photos': [
    401,
    404,
    200,
    200,
    async (world) => ({ path: `${await itineraryPath(world)}/photos` }),
  ],
  'POST /itineraries/{id}/copy': [
    401,
    404,
    201,
    201,
    async (world) => ({ path: `${await itineraryPath(world)}/copy`, json: {} }),
  ],
  'GET /itineraries/{id}/export': [
    401,
    404,
    200,
    200,
    async (world) => ({ path: `${await itineraryPath(world)}/export?format=ics` }),
  ],
  'POST /itineraries/{id}/links': [
    401,
    404,
    403,
    201,
    async (world) => ({ path: `${await itineraryPath(world)}/links`, json: { kind: 'public' } }),
  ],
  'GET /itineraries/{id}/links': [
    401,
    404,
    403,
    200,
    async (world) => ({ path: `${await itineraryPath(world)}/links` }),
  ],
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
  'GET /itineraries/{id}/people': [
    401,
    404,
    200,
    200,
    async (world) => ({ path: `${await itineraryPath(world)}/people` }),
  ],
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
  'GET /itineraries/{id}/comments': [
    401,
    404,
    200,
    200,
    async (world) => ({ path: `${await itineraryPath(world)}/comments` }),
  ],
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
  'GET /itineraries/{id}/presence': [
    401,
    404,
    200,
    200,
    async (world) => ({ path: `${await itineraryPath(world)}/presence` }),
  ],
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
  'GET /itineraries/{id}/files': [
    401,
    404,
    200,
    200,
    async (world) => ({ path: `${await itineraryPath(world)}/files` }),
  ],
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
