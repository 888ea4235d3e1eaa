import { afterEach, beforeEach, expect, test } from 'vitest'
import { noteConnection } from '../connection.ts'
import { inStore } from '../offline/database.ts'
import { sessionStore } from '../session/session.ts'
import { ApiError, transportError } from './api-error.ts'
import { followAnswers } from './follow-answers.ts'

beforeEach(() =>
  sessionStore.signIn({
    accessToken: 'x',
    refreshToken: null,
    user: { id: 'ana', email: 'ana@example.com' },
  } as unknown as Parameters<typeof sessionStore.signIn>[0]),
)

afterEach(async () => {
  await inStore('answers', 'readwrite', (store) => store.clear() as IDBRequest)
  sessionStore.end()
  noteConnection(false)
})

const keptPaths = async () => {
  const keys = await inStore('answers', 'readonly', (store) => store.getAllKeys())
  return keys.map((key) => (key as [string, string])[1]).sort()
}
const TRIP = ['/itineraries/1', '/itineraries/1/days', '/itineraries/1/operations?after=2&until=9']
const OTHERS = ['/itineraries/12', '/itineraries?limit=20']
const ask = (path: string, answer: Promise<unknown>, method = 'GET') =>
  followAnswers({ method, path }, answer)

const keepAll = async () => {
  for (const path of [...TRIP, ...OTHERS]) await ask(path, Promise.resolve({ path }))
  await expect.poll(keptPaths).toEqual([...TRIP, ...OTHERS].sort())
}

test('what is gone is forgotten with all below it: without a connection it came back', async () => {
  await keepAll()
  const gone = new ApiError(404, { code: 'not-found' })
  await expect(ask('/itineraries/1', Promise.reject(gone))).rejects.toBe(gone)
  await expect.poll(keptPaths).toEqual(OTHERS)
  const away = transportError('unreachable')
  await expect(ask('/itineraries/1', Promise.reject(away))).rejects.toBe(away)
  expect(await ask('/itineraries/12', Promise.reject(away))).toEqual({ path: '/itineraries/12' })
})

test('what is deleted here is forgotten at once, and what failed otherwise stays', async () => {
  await keepAll()
  const busy = new ApiError(503, { code: 'unavailable' })
  await expect(ask('/itineraries/1', Promise.reject(busy), 'DELETE')).rejects.toBe(busy)
  await expect(ask('/itineraries/1', Promise.reject(busy))).rejects.toBe(busy)
  expect(await keptPaths()).toEqual([...TRIP, ...OTHERS].sort())
  await ask('/itineraries/1', Promise.resolve({ success: true }), 'DELETE')
  await expect.poll(keptPaths).toEqual(OTHERS)
})
