import { buffer } from 'node:stream/consumers'
import { EXPORT_FORMATS } from '@andariego/contract/itineraries-rules'
import { strFromU8, unzipSync } from 'fflate'
import { type Row, readRow, type Sent } from './permissions/row.ts'
import { permissions } from './permissions/table.ts'
import { ApiFailure } from './test-app.ts'
import type { Traveller } from './traveller.ts'
import { newForm, type World } from './world.ts'

/** Creates data of the owner's in everything that shows a person. Returns an itinerary's id. */
export const leaveTraces = async (
  { test, owner, placeId }: World,
  { groupId, writesTo }: { groupId?: string; writesTo: Traveller[] },
): Promise<string> => {
  const description = 'Un faro que se ve desde muy lejos, también de noche y con niebla.'
  await owner.api('PUT /places/:id/description', { params: { id: placeId }, body: { description } })
  const items = [{ placeId, date: '2027-03-01' }]
  const { data } = await owner.api('POST /itineraries', { body: { name: 'Costa', items } })
  const params = { id: data.id }
  if (groupId) await owner.api('PUT /itineraries/:id/groups', { params, body: { groupIds: [groupId] } })
  for (const { id: userId, api } of writesTo) {
    const written = await api('POST /places/:id/reviews', { params: { id: placeId }, form: await newForm() })
    await owner.api('POST /places/reviews/:id/reaction', {
      params: { id: written.data.id },
      body: { type: 'like' },
    })
    await owner.api('POST /direct-messages', { body: { receiverId: userId, content: 'Hola.' } })
    await owner.api('PUT /itineraries/:id/people/:userId', {
      params: { ...params, userId },
      body: { role: 'view' },
    })
  }
  // Moves the events into the past, so that notifications about them are due.
  await test.services.database
    .updateTable('notifications')
    .set({ shown_at: new Date(0) })
    .execute()
  return data.id
}

/** Requests that show people, beyond those of the permissions table. */
const questions = ({ owner, placeId }: World, itineraryId: string): string[] => [
  `/users/search?email=${encodeURIComponent(owner.email.slice(0, 12))}`,
  '/users/search?email=example.com',
  '/users/search?email=lucia',
  `/places/${placeId}/description/history`,
  '/direct-messages/conversations',
  `/direct-messages/conversation/${owner.id}`,
  '/groups',
  '/itineraries',
  `/itineraries/${itineraryId}`,
  `/itineraries/${itineraryId}/operations?after=0`,
  ...EXPORT_FORMATS.map((format) => `/itineraries/${itineraryId}/export?format=${format}`),
]

/** Returns the names and the contents of the files in a ZIP: compressed, they would match no search. */
const unpacked = (zip: Uint8Array): string =>
  Object.entries(unzipSync(zip))
    .map(([name, bytes]) => `${name}\n${strFromU8(bytes)}`)
    .join('\n')

/** Returns an operation's response to somebody as text; of an event stream nothing, because it does not end. */
export const answerTo = async (
  { test }: World,
  caller: Traveller | null,
  { method, path, json, form }: Sent & { method: string },
): Promise<string> => {
  const encoded = form && new Response(form)
  const response = await test.app.inject({
    method: method as 'GET',
    url: `/api${path}`,
    headers: {
      ...(caller && { authorization: `Bearer ${caller.accessToken}` }),
      ...(encoded && { 'content-type': encoded.headers.get('content-type') ?? '' }),
    },
    payload: encoded ? Buffer.from(await encoded.arrayBuffer()) : json,
    payloadAsStream: true,
  })
  const type = String(response.headers['content-type'])
  if (type.includes('event-stream')) return ''
  const bytes = await buffer(response.stream())
  return type.includes('zip') ? unpacked(bytes) : bytes.toString()
}

/** These operations end what others need: the account and its sessions, the review, the group, the contact. */
const isEnding = (operation: string) =>
  /^(DELETE |POST \/auth\/|PUT \/users\/{id}\/(block|mute))/.test(operation)

/** Builds the request of an operation; null when its data cannot be created because of a block. */
const asked = async (world: World, caller: Traveller | null, row: Row): Promise<Sent | null> => {
  try {
    return await readRow(row).ask(world, caller)
  } catch (error) {
    if (error instanceof ApiFailure) return null
    throw error
  }
}

/** Yields the responses of every operation to somebody, with their requests. */
export const everyAnswer = async function* (world: World, caller: Traveller | null, itineraryId: string) {
  for (const [operation, row] of Object.entries(permissions)) {
    if (isEnding(operation)) continue
    const [method = ''] = operation.split(' ')
    const sent = await asked(world, caller, row)
    if (sent === null) continue
    yield { asked: `${operation} ${sent.path}`, answer: await answerTo(world, caller, { method, ...sent }) }
  }
  for (const path of questions(world, itineraryId))
    yield { asked: `GET ${path}`, answer: await answerTo(world, caller, { method: 'GET', path }) }
}
