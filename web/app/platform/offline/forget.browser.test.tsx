import { afterEach, expect, test } from 'vitest'
import { sessionStore } from '../session/session.ts'
import { inStore, type StoreName } from './database.ts'
import { forgetOthers } from './forget.ts'
import { ASSETS, PAGES, TRIP_PREFIX } from './kept.ts'

/** Of each store, whether a record of a user who signed out stays in it. The type holds every store, so that a new one is decided. */
const STAYS: Record<StoreName, boolean> = { answers: false, files: false, trips: false, outbox: true }
const STORES = Object.keys(STAYS) as StoreName[]
const CACHES = [PAGES, `${TRIP_PREFIX}t`, ASSETS]

afterEach(async () => {
  sessionStore.end()
  localStorage.clear()
  await Promise.all(CACHES.map((name) => caches.delete(name)))
  for (const name of STORES) await inStore(name, 'readwrite', (store) => store.clear() as IDBRequest)
})

const keepAll = async (userId: string) => {
  localStorage.setItem('keptFor', userId)
  for (const name of CACHES) await caches.open(name)
  for (const name of STORES)
    await inStore(name, 'readwrite', (store) => store.add({ userId, id: 't', path: '/itineraries/t' }))
}

/** Whose records are in each store. */
const owners = async () => {
  const found: Partial<Record<StoreName, string[]>> = {}
  for (const name of STORES) {
    const records: { userId: string }[] = await inStore(name, 'readonly', (store) => store.getAll())
    found[name] = records.map(({ userId }) => userId)
  }
  return found
}

const only = (userId: string) =>
  Object.fromEntries(Object.entries(STAYS).map(([name, stays]) => [name, stays ? [userId] : []]))

test('Of what was kept nothing remains after signing out, neither names, bookings nor the claim to be kept, but what waits to be sent', async () => {
  await keepAll('ana')
  expect(sessionStore.get()).toBeNull()
  await forgetOthers()
  expect(await owners()).toEqual(only('ana'))
  expect(await caches.keys()).toEqual([ASSETS])
  expect(localStorage.getItem('keptFor')).toBeNull()
})

test('Whoever signs in next finds nothing of the user before, and what they keep themselves stays', async () => {
  await keepAll('ana')
  const user = { id: 'luz', email: 'luz@example.com', createdAt: '2026-01-01T00:00:00Z' }
  sessionStore.signIn({ user, accessToken: 'a', refreshToken: 'r' })
  await forgetOthers()
  expect(await owners()).toEqual(only('ana'))
  expect(await caches.keys()).toEqual([ASSETS])

  await keepAll('luz')
  await forgetOthers()
  const stayed = { answers: ['luz'], files: ['luz'], trips: ['luz'], outbox: ['ana', 'luz'] }
  expect(await owners()).toEqual(stayed)
  expect((await caches.keys()).toSorted()).toEqual(CACHES.toSorted())
})
