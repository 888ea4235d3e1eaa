import { pdf } from '../../src/features/media/test/documents.ts'
import { traveller } from '../traveller.ts'
import type { World } from '../world.ts'
import type { Ask } from './row.ts'

export const newItinerary = ({ placeId }: World, name = `Viaje ${crypto.randomUUID()}`) => ({
  name,
  items: [{ placeId, date: '2027-03-01' }],
})

/** Creates an itinerary that the owner shares with the group; returns its path. */
export const itineraryPath = async (world: World) => {
  const { data } = await world.owner.api('POST /itineraries', { body: newItinerary(world) })
  const { groupId } = await world.company()
  await world.owner.api('PUT /itineraries/:id/groups', {
    params: { id: data.id },
    body: { groupIds: [groupId] },
  })
  return `/itineraries/${data.id}`
}

/** Asks for an address below the path of a new itinerary. */
export const below =
  (rest: string, json?: object): Ask =>
  async (world) => ({ path: `${await itineraryPath(world)}${rest}`, ...(json && { json }) })

/** Creates a link of this kind to the owner's itinerary; returns its secret. */
export const linkTo = async (world: World, kind: 'public' | 'calendar' | 'invitation') => {
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
export const personPath = async (world: World) => {
  const path = await itineraryPath(world)
  const somebody = await traveller(world.test)
  const params = { id: path.split('/').at(-1) ?? '', userId: somebody.id }
  await world.owner.api('PUT /itineraries/:id/people/:userId', { params, body: { role: 'view' } })
  return `${path}/people/${somebody.id}`
}

/** Creates the owner's itinerary with one stop and the owner's comment on it. */
export const commented = async (world: World) => {
  const path = await itineraryPath(world)
  const params = { id: path.split('/').at(-1) ?? '' }
  const { data } = await world.owner.api('GET /itineraries/:id', { params })
  const stopId = data.items[0]?.id ?? ''
  const body = { stopId, content: 'Llevemos abrigo' }
  const comment = await world.owner.api('POST /itineraries/:id/comments', { params, body })
  return { path, body, commentPath: `${path}/comments/${comment.data.id}` }
}

export const newBooking = () => {
  const form = new FormData()
  form.set('file', new File([pdf()], 'reserva.pdf', { type: 'application/pdf' }))
  return form
}
/** Creates the owner's itinerary with one stop and a booking on it. */
export const withFile = async (world: World) => {
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
