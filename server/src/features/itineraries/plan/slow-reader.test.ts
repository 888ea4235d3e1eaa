import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import type { LiveEvent } from '@andariego/contract/live'
import { planOf } from '@andariego/contract/trip-answer'
import { withNews } from '@andariego/contract/trip-log-rules'
import { afterAll, expect, test, vi } from 'vitest'
import { openScene } from '../test/scene.ts'
import { anyOperation } from './test/any-operation.ts'
import { randomFrom } from './test/random.ts'

const { andariego, ana, luz, at, make, read } = await openScene()
afterAll(() => andariego.close())

const CALLS = 20
const OPERATIONS_PER_CALL = 50

/** Opens a companion's live stream and reads nothing beyond its first bytes, until told to go on. */
const streamThatWaits = async (accessToken: string) => {
  const { port } = new URL(await andariego.app.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect(Number(port), '127.0.0.1')
  socket.write(`GET /api/events HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${accessToken}\r\n\r\n`)
  await once(socket, 'readable')
  let heard = ''
  return {
    socket,
    goesOn: () =>
      socket.setEncoding('utf8').on('data', (text) => {
        heard += text
      }),
    numbers: () =>
      [...heard.matchAll(/^data: (.+)$/gm)].flatMap(([, data = '']) => {
        const event = JSON.parse(data) as LiveEvent
        return event.type === 'itinerary' && event.last !== undefined ? [event.last] : []
      }),
  }
}

test('a companion who reads nothing while a thousand operations are written settles on the log afterwards', async () => {
  const { id } = await make(ana, at([0, 1, 2, 3]))
  const params = { id, userId: luz.id }
  await ana.api('PUT /itineraries/:id/people/:userId', { params, body: { role: 'edit' } })
  const known = await read(luz, id)
  const stream = await streamThatWaits(luz.accessToken)
  const random = randomFrom(9)
  const plan = planOf(known)
  let last = 0
  for (let call = 0; call < CALLS; call++) {
    const operations = Array.from({ length: OPERATIONS_PER_CALL }, () => ({
      id: randomUUID(),
      operation: anyOperation(plan, random, randomUUID),
    }))
    const { data } = await ana.api('POST /itineraries/:id/operations', { params, body: { operations } })
    last = data.accepted.at(-1)?.number ?? last
  }
  expect(last).toBeGreaterThan(500)

  stream.goesOn()
  await vi.waitUntil(() => stream.numbers().at(-1) === last, { timeout: 10_000, interval: 10 })
  expect(stream.numbers()).toEqual(stream.numbers().toSorted((one, other) => one - other))
  stream.socket.destroy()

  let log = { plan, last: known.log.last, pending: [] as never[] }
  while (log.last < last) {
    const asked = { params, query: { after: log.last } }
    const news = await luz.api('GET /itineraries/:id/operations', asked)
    expect(news.data.length).toBeGreaterThan(0)
    log = { ...withNews(log, news.data), pending: [] }
  }
  expect(log.plan).toEqual(planOf(await read(luz, id)))
})
