import { afterEach, expect, test } from 'vitest'
import { sessionStore } from '../session/session.ts'
import { inStore } from './database.ts'
import { forgetOthers } from './forget.ts'
import { TRIP_PREFIX } from './kept.ts'

afterEach(async () => {
  localStorage.clear()
  for (const name of ['trips', 'outbox'] as const)
    await inStore(name, 'readwrite', (store) => store.clear() as IDBRequest)
})

const idsIn = (name: 'trips' | 'outbox') => inStore(name, 'readonly', (store) => store.getAllKeys())

test('Of a trip that was taken along nothing remains after signing out, neither its name nor the claim to be kept', async () => {
  localStorage.setItem('keptFor', 'ana')
  await caches.open(`${TRIP_PREFIX}t`)
  await inStore('trips', 'readwrite', (store) => store.put({ userId: 'ana', id: 't', name: 'Puna' }))
  await inStore('outbox', 'readwrite', (store) => store.add({ userId: 'ana', title: 'Mensaje' }))
  expect(sessionStore.get()).toBeNull()
  await forgetOthers()
  expect(await caches.has(`${TRIP_PREFIX}t`)).toBe(false)
  expect(await idsIn('trips')).toEqual([])
  expect(await idsIn('outbox')).toHaveLength(1)
})
