import { text } from 'node:stream/consumers'
import { ensureGazetteer } from '@andariego/gazetteer'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readRow, type Sent } from '../test/permissions/row.ts'
import { permissions } from '../test/permissions/table.ts'
import { type TestApp, testApp } from '../test/test-app.ts'
import type { Traveller } from '../test/traveller.ts'
import { newWorld, type World } from '../test/world.ts'
import { GAZETTEER_FILE } from './features/maps/public.ts'

let andariego: TestApp
beforeAll(async () => {
  ensureGazetteer(GAZETTEER_FILE)
  andariego = await testApp()
}, 120_000)
afterAll(() => andariego.close())

/** What an operation answers somebody, as text; a stream of events is only begun. */
const answerTo = async (caller: Traveller | null, operation: string, sent: Sent): Promise<string> => {
  const encoded = sent.form && new Response(sent.form)
  const response = await andariego.app.inject({
    method: operation.split(' ')[0] as 'GET',
    url: `/api${sent.path}`,
    headers: {
      ...(caller && { authorization: `Bearer ${caller.accessToken}` }),
      ...(encoded && { 'content-type': encoded.headers.get('content-type') ?? '' }),
    },
    payload: encoded ? Buffer.from(await encoded.arrayBuffer()) : sent.json,
    payloadAsStream: true,
  })
  const isEndless = String(response.headers['content-type']).includes('event-stream')
  return isEndless ? '' : text(response.stream())
}

/** Everything that shows a person has something of the owner's: deeds beside those of the world. */
const leaveTraces = async ({ owner, stranger, placeId, ...world }: World) => {
  const { groupId, member } = await world.company()
  const description = 'Un faro que se ve desde muy lejos, también de noche y con niebla.'
  await owner.api('PUT /places/:id/description', { params: { id: placeId }, body: { description } })
  const items = [{ placeId, date: '2027-03-01' }]
  const { data } = await owner.api('POST /itineraries', { body: { name: 'Costa', items } })
  await owner.api('PUT /itineraries/:id/groups', { params: { id: data.id }, body: { groupIds: [groupId] } })
  for (const { id } of [stranger, member])
    await owner.api('POST /direct-messages', { body: { receiverId: id, content: 'Hola.' } })
  return { itineraryId: data.id }
}

/** Calls that show people, beside how the table of permissions asks for each operation. */
const reading = ({ owner, placeId }: World, itineraryId: string): string[] => [
  `/users/search?email=${encodeURIComponent(owner.email.slice(0, 12))}`,
  '/users/search?email=example.com',
  '/users/search?email=lucia',
  `/places/${placeId}/description/history`,
  '/direct-messages/conversations',
  `/direct-messages/conversation/${owner.id}`,
  '/groups',
  '/itineraries',
  `/itineraries/${itineraryId}`,
  ...['ics', 'gpx', 'json'].map((format) => `/itineraries/${itineraryId}/export?format=${format}`),
]

const OPERATIONS = Object.entries(permissions)
/** These end what the others need: the account and its sessions, the review, the group. */
const isEnding = (operation: string) => operation.startsWith('DELETE ') || operation.startsWith('POST /auth/')

describe('an e-mail', () => {
  test('that its owner hides stands in no answer of any operation to anybody else', async () => {
    const world = await newWorld(andariego)
    const { owner, stranger, moderator } = world
    const { itineraryId } = await leaveTraces(world)
    const { member } = await world.company()
    const { data } = await owner.api('PUT /users/me/profile', { body: { name: 'Lucía' } })
    expect(data).toMatchObject({ name: 'Lucía', emailVisibility: 'nobody' })
    const told: string[] = []
    let answers = 0
    const look = async (operation: string, caller: Traveller | null, sent: Sent) => {
      answers += 1
      const answer = await answerTo(caller, operation, sent)
      if (answer.toLowerCase().includes(owner.email.toLowerCase())) told.push(`${operation} ${sent.path}`)
    }
    const others = { visitor: null, stranger, member, moderator }
    for (const caller of Object.values(others)) {
      for (const [operation, row] of OPERATIONS.filter(([operation]) => !isEnding(operation)))
        await look(operation, caller, await readRow(row).ask(world, caller))
      for (const path of reading(world, itineraryId)) await look(`GET ${path}`, caller, { path })
    }
    expect(answers).toBeGreaterThan(4 * 60)
    expect(told).toEqual([])

    await look('GET /users/me/profile', owner, { path: '/users/me/profile' })
    expect(told).toEqual(['GET /users/me/profile /users/me/profile'])
  })

  test('for members is told to nobody who is not signed in', async () => {
    const world = await newWorld(andariego)
    const { owner, stranger, placeId } = world
    await leaveTraces(world)
    await owner.api('PUT /users/me/profile', { body: { name: 'Lucía', emailVisibility: 'members' } })
    for (const [operation, row] of OPERATIONS.filter(([operation]) => operation.startsWith('GET '))) {
      const sent = await readRow(row).ask(world, null)
      expect([operation, (await answerTo(null, operation, sent)).includes(owner.email)]).toEqual([
        operation,
        false,
      ])
    }
    const path = `/places/${placeId}/reviews`
    expect(await answerTo(stranger, 'GET ', { path })).toContain(owner.email)
  })
})
