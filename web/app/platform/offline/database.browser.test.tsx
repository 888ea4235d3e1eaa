import { afterEach, beforeEach, expect, test } from 'vitest'
import { inStore } from './database.ts'
import { keepFile, keptFile } from './kept-files.ts'

const NAME = 'andariego'

const done = <T,>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** The database of the first release with some content, and a page of that release that keeps it open. */
const openFirst = async () => {
  const opening = indexedDB.open(NAME, 1)
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore('answers', { keyPath: ['userId', 'path'] })
    opening.result.createObjectStore('outbox', { keyPath: 'order', autoIncrement: true })
    opening.result.createObjectStore('trips', { keyPath: ['userId', 'id'] })
  }
  const database = await done(opening)
  database.onversionchange = () => database.close()
  await done(database.transaction('outbox', 'readwrite').objectStore('outbox').add({ title: 'Mensaje' }))
}

const deleteAll = async () => {
  await done(indexedDB.deleteDatabase(NAME))
}
// Tests of other files, in the same browser, leave a database of the newest release.
beforeEach(deleteAll)
afterEach(deleteAll)

test('What an older release keeps, open in another tab, is there under the new one, and what is new has its place', async () => {
  await openFirst()
  const waiting = await inStore('outbox', 'readonly', (store) => store.getAll())
  expect(waiting).toEqual([{ title: 'Mensaje', order: 1 }])
  await keepFile({ userId: 'ana', id: 'a', tripId: 't', content: new Blob(['reserva']) })
  expect(await (await keptFile('ana', 'a'))?.text()).toBe('reserva')
  expect(await keptFile('bruno', 'a')).toBeNull()
})
