import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { type Traveller, traveller } from '../../../test/traveller.ts'
import { newPlace } from '../../../test/world.ts'

let andariego: TestApp
let ana: Traveller
beforeAll(async () => {
  andariego = await testApp()
  ana = await traveller(andariego)
})
afterAll(() => andariego.close())

const send = (method: 'POST' | 'DELETE', url: string, type?: string, payload?: string) =>
  andariego.app.inject({
    method,
    url: `/api${url}`,
    headers: { authorization: `Bearer ${ana.accessToken}`, ...(type && { 'content-type': type }) },
    ...(payload !== undefined && { payload }),
  })

/** How clients send nothing: fetch, axios with its default header, `curl -d ''`, fetch with an empty text. */
const NOTHING: [client: string, type?: string, payload?: string][] = [
  ['no body'],
  ['an empty object', 'application/json', '{}'],
  ['an empty JSON body', 'application/json', ''],
  ['an empty JSON body with a charset', 'application/json; charset=utf-8', ''],
  ['an empty form', 'application/x-www-form-urlencoded', ''],
  ['an empty text', 'text/plain;charset=UTF-8', ''],
]

describe.each(NOTHING)('%s', (_client, type, payload) => {
  test('is no body, where none is needed', async () => {
    const { id } = await ana.api('POST /places', { body: newPlace() })
    const marked = await send('POST', `/places/${id}/favorite`, type, payload)
    expect([marked.statusCode, marked.json()]).toEqual([200, { isFavorite: true }])
    const removed = await send('DELETE', '/chat/messages', type, payload)
    expect(removed.statusCode).toBe(200)
  })

  test('is no body, where one may be sent', async () => {
    const begun = await send('POST', '/chat/conversations', type, payload)
    expect(begun.statusCode).toBe(201)
    const { accessToken } = await traveller(andariego)
    const ended = await andariego.app.inject({
      method: 'POST',
      url: '/api/auth/logout',
      headers: { authorization: `Bearer ${accessToken}`, ...(type && { 'content-type': type }) },
      ...(payload !== undefined && { payload }),
    })
    expect(ended.statusCode).toBe(200)
    await expect(andariego.api(accessToken)('GET /groups')).rejects.toMatchObject({ status: 401 })
  })
})

test.each([
  ['text/plain', JSON.stringify(newPlace())],
  ['application/x-www-form-urlencoded', 'name=Faro'],
  ['application/xml', '<place/>'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nFaro\r\n--x--\r\n',
  ],
])('a place as %s is refused for its type', async (type, payload) => {
  const { statusCode, json } = await send('POST', '/places', type, payload)
  expect([statusCode, json().code]).toEqual([415, 'unsupported-media'])
})

test('something else than nothing is refused where nothing is needed', async () => {
  const { statusCode } = await send('DELETE', '/chat/messages', 'text/plain', 'todo')
  expect(statusCode).toBe(415)
})

test('a body in Latin-1 is refused instead of stored with replacement characters', async () => {
  const latin1 = Buffer.from(JSON.stringify({ ...newPlace(), name: 'Café Ñandú' }), 'latin1')
  const answer = await andariego.app.inject({
    method: 'POST',
    url: '/api/places',
    headers: { authorization: `Bearer ${ana.accessToken}`, 'content-type': 'application/json' },
    payload: latin1,
  })
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'malformed'])
})

describe('a body nested in more levels than any endpoint has', () => {
  const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`
  const points = (inner: string) => `{"action":"place_added","metadata":{"x":${inner}}}`
  const operations = (inner: string) => `{"operations":[{"id":"1","operation":${inner}}]}`

  test.each([
    ['the points call', () => `/users/${ana.id}/points`, points],
    ['operations of a trip', () => `/itineraries/${randomUUID()}/operations`, operations],
  ])('is refused by %s, with a key against repetition or without', async (_what, url, body) => {
    for (const key of [{}, { 'idempotency-key': randomUUID() }]) {
      const { statusCode, json } = await andariego.app.inject({
        method: 'POST',
        url: `/api${url()}`,
        headers: {
          authorization: `Bearer ${ana.accessToken}`,
          'content-type': 'application/json',
          ...key,
        },
        payload: body(nested(20_000)),
      })
      expect([statusCode, json().code]).toEqual([400, 'malformed'])
    }
  })

  test.each([
    ['as many levels as anybody needs', nested(20)],
    ['brackets in a text', JSON.stringify('[{'.repeat(500))],
    ['brackets behind an escaped quotation mark', JSON.stringify(`\\"${'[{'.repeat(500)}`)],
    ['many small lists', `[${Array(500).fill('[[]]').join()}]`],
  ])('is not one with %s', async (_what, inner) => {
    const { statusCode } = await send('POST', `/users/${ana.id}/points`, 'application/json', points(inner))
    expect(statusCode).toBe(200)
  })
})

test.each(['', '; filename="faro.jpg"'])('a part of a form without a name%s is refused', async (rest) => {
  const { id } = await ana.api('POST /places', { body: newPlace() })
  const { statusCode, json } = await send(
    'POST',
    `/places/${id}/reviews`,
    'multipart/form-data; boundary=x',
    `--x\r\ncontent-disposition: form-data${rest}\r\n\r\n5\r\n--x--\r\n`,
  )
  expect([statusCode, json().code]).toEqual([400, 'malformed'])
})
