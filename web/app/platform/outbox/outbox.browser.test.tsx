import { afterEach, expect, test } from 'vitest'
import { noteConnection } from '../connection.ts'
import { sessionStore } from '../session/session.ts'
import type { NewEntry } from './entry.ts'
import { enqueue } from './outbox.ts'
import { addEntry, dropEntry, entriesOf } from './outbox-store.ts'

const signIn = (id: string) =>
  sessionStore.signIn({
    accessToken: 'x',
    refreshToken: null,
    user: { id, email: `${id}@example.com` },
  } as unknown as Parameters<typeof sessionStore.signIn>[0])

const entry = (idempotencyKey: string, changes: Partial<NewEntry> = {}): NewEntry => ({
  idempotencyKey,
  title: 'Mensaje',
  text: 'Hola',
  page: '/',
  call: { key: 'POST /direct-messages' },
  ...changes,
})
const keysOf = async (userId: string) => (await entriesOf(userId)).map((one) => one.idempotencyKey)

afterEach(async () => {
  for (const who of ['ana', 'bruno']) for (const { order } of await entriesOf(who)) await dropEntry(order)
  sessionStore.end()
  noteConnection(false)
})

test('An entry that two tabs store at the same moment is there once', async () => {
  await Promise.all([addEntry('ana', entry('a')), addEntry('ana', entry('a')), addEntry('ana', entry('b'))])
  expect(await keysOf('ana')).toEqual(['a', 'b'])
})

test('Of the changes of one thing the last one counts, for its author alone', async () => {
  await addEntry('ana', entry('a', { thing: 'favourite' }))
  await addEntry('bruno', entry('b', { thing: 'favourite' }))
  await addEntry('ana', entry('c', { thing: 'favourite' }))
  await addEntry('ana', entry('d'))
  expect(await keysOf('ana')).toEqual(['c', 'd'])
  expect(await keysOf('bruno')).toEqual(['b'])
})

test('What somebody did is not put into the outbox of whoever has signed in meanwhile', async () => {
  noteConnection(true)
  signIn('bruno')
  await expect(enqueue(entry('a'), 'ana')).rejects.toThrow()
  expect([await keysOf('ana'), await keysOf('bruno')]).toEqual([[], []])
  signIn('ana')
  await enqueue(entry('a'), 'ana')
  expect(await keysOf('ana')).toEqual(['a'])
})
