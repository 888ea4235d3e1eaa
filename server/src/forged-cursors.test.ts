import { endpoints } from '@andariego/contract/api'
import type { Endpoint } from '@andariego/contract/endpoint'
import { CURSOR_INVALID } from '@andariego/contract/text'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type TestApp, testApp } from '../test/test-app.ts'
import { newWorld } from '../test/world.ts'

let andariego: TestApp
let accessToken: string
/** Values for the parameters of the lists' paths. */
let ids: { id: string; userId: string }
beforeAll(async () => {
  andariego = await testApp()
  const world = await newWorld(andariego)
  // A moderator may read every list.
  accessToken = world.moderator.accessToken
  ids = { id: world.placeId, userId: world.stranger.id }
  // A private profile's lists are refused before their cursors are read.
  await world.stranger.api('PUT /users/me/profile', { body: { isPublic: true } })
})
afterAll(() => andariego.close())

/** Every list with a cursor, in each of its orders. */
const lists = Object.entries<Endpoint>(endpoints).flatMap(([key, { query }]) => {
  if (!(query instanceof z.ZodObject) || !('cursor' in query.shape)) return []
  const path = key.replace('GET ', '')
  return 'sort' in query.shape
    ? ['recent', 'rating', 'reviews', 'nearby&latitude=1&longitude=2'].map((sort) => `${path}?sort=${sort}&`)
    : [`${path}?`]
})

const ask = async (list: string, cursor: string) => {
  const named = list.replace('/users/:id/', '/users/:userId/')
  const path = named.replace(/:(id|userId)/, (_, name: 'id' | 'userId') => ids[name])
  const { statusCode, body } = await andariego.app.inject({
    url: `/api${path}cursor=${encodeURIComponent(cursor)}`,
    headers: { authorization: `Bearer ${accessToken}` },
  })
  return { status: statusCode, errors: JSON.parse(body).errors }
}
const forged = (values: unknown) => Buffer.from(JSON.stringify(values)).toString('base64url')

const DAY = '2026-01-31 10:00:00.123456+00'
const ID = '01890000-0000-7000-8000-000000000001'

const FORGERIES = {
  'a word': 'garbage',
  nothing: '',
  'no list': forged({ at: DAY, id: ID }),
  'no value at all': forged(null),
  'an empty list': forged([]),
  'no instant': forged(['no day', ID]),
  'the 30th of February': forged(['2026-02-30 10:00:00+00', ID]),
  'an hour of no day': forged(['2026-01-31 25:00:00+00', ID]),
  'no time zone of ours': forged(['2026-01-31 10:00:00+99', ID]),
  'an instant that PostgreSQL would read': forged(['infinity', ID]),
  'no id': forged([DAY, 'ffffffff']),
  'no rating': forged(['NaN', '1', ID]),
  'a count beyond any integer': forged(['99999999999999999999', ID]),
  'a position below zero': forged(['-1']),
  'one value too many': forged([DAY, ID, ID]),
  'numbers for texts': forged([1, 2]),
  'U+0000': forged(['\u0000', '\u0000']),
}

describe.each(lists)('%s', (list) => {
  test.each(Object.entries(FORGERIES))('answers 400 to a cursor of %s', async (_name, cursor) => {
    expect(await ask(list, cursor)).toEqual({ status: 400, errors: [CURSOR_INVALID] })
  })

  test('never fails, whatever values a cursor is made from', async () => {
    const value = fc.oneof(
      fc.constantFrom(DAY, ID, '5', '4.5', 'infinity', '-infinity', 'epoch', '1e9', '٣', '', "'"),
      fc.string(),
      fc.uuid(),
      fc
        .date()
        .map((date) =>
          Number.isNaN(date.getTime()) ? 'never' : date.toISOString().replace('T', ' ').replace('Z', '+00'),
        ),
      fc.double().map(String),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(value, { maxLength: 4 }), async (values) => {
        expect([200, 400]).toContain((await ask(list, forged(values))).status)
      }),
      { numRuns: Number(process.env.FUZZ_RUNS ?? 60) },
    )
  })
})

test("one list refuses another list's cursor", async () => {
  expect(lists.length).toBeGreaterThan(6)
  expect(await ask('/groups?', forged([DAY, ID]))).toMatchObject({ status: 400 })
  expect(await ask('/groups?', forged([ID]))).toMatchObject({ status: 200 })
  expect(await ask('/places?sort=rating&', forged([DAY, ID]))).toMatchObject({ status: 400 })
  expect(await ask('/places?sort=recent&', forged([DAY, ID]))).toMatchObject({ status: 200 })
})
