import { afterEach, expect, test, vi } from 'vitest'
import { getConnection, noteConnection } from '../connection.ts'
import { sessionStore } from '../session/session.ts'
import type { FormPart, NewEntry } from './entry.ts'
import { enqueue, sendWaiting, tryAgain } from './outbox.ts'
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
  vi.unstubAllGlobals()
})

/** Puts a server in the place of the network that answers each message by its text; returns the texts that arrived. */
const serverThat = (statusOf: (text: string) => number) => {
  const arrived: string[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const { content } = (await request.json()) as { content: string }
    arrived.push(content)
    return Response.json({ message: 'No se pudo.' }, { status: statusOf(content) })
  })
  return arrived
}
const messageOf = (content: string) =>
  entry(content, { call: { key: 'POST /direct-messages', body: { content } } })
const refusalsOf = async (userId: string) =>
  (await entriesOf(userId)).map(({ idempotencyKey, refusal }) => [idempotencyKey, refusal])

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

test('What the server fails at again and again is refused, and holds up nothing behind it', async () => {
  const arrived = serverThat((text) => (text === 'a' ? 500 : 200))
  await addEntry('ana', messageOf('a'))
  await addEntry('ana', messageOf('b'))
  signIn('ana')
  while (!arrived.includes('b')) await sendWaiting()
  expect(arrived).toEqual(['a', 'a', 'a', 'a', 'a', 'b'])
  await expect.poll(() => refusalsOf('ana')).toEqual([['a', 'No se pudo.']])
  await tryAgain(await entriesOf('ana'))
  expect(await refusalsOf('ana')).toEqual([['a', null]])
})

test('A site without space refuses at once, and a busy one never does', async () => {
  const arrived = serverThat((text) => (text === 'a' ? 507 : 503))
  await addEntry('ana', messageOf('a'))
  await addEntry('ana', messageOf('b'))
  signIn('ana')
  while (arrived.length < 8) await sendWaiting()
  expect(await refusalsOf('ana')).toEqual([
    ['a', 'No se pudo.'],
    ['b', null],
  ])
})

test('What a reachable server never hears is refused in the end if it has files, and a text waits on', async () => {
  let isReachable = true
  vi.stubGlobal('fetch', async ({ method } = { method: 'HEAD' }) => {
    if (isReachable && method !== 'POST') return new Response()
    throw new TypeError('Failed to fetch')
  })
  class CutOff {
    upload = {}
    onerror = () => {}
    open() {}
    setRequestHeader() {}
    abort() {}
    send() {
      queueMicrotask(() => this.onerror())
    }
  }
  vi.stubGlobal('XMLHttpRequest', CutOff)
  signIn('ana')
  const form: FormPart[] = [['content', 'Hola']]
  await addEntry('ana', entry('a', { call: { key: 'POST /places/:id/reviews', params: { id: 'x' }, form } }))
  isReachable = false
  for (let tried = 0; tried < 40; tried++) await sendWaiting()
  expect(await refusalsOf('ana')).toEqual([['a', null]])
  expect(getConnection()).toMatchObject({ waiting: 1, unheard: true })
  isReachable = true
  for (let tried = 0; tried < 30; tried++) await sendWaiting()
  expect(await refusalsOf('ana')).toEqual([['a', expect.stringMatching(/^No se pudo conectar/)]])
  await addEntry('ana', messageOf('b'))
  for (let tried = 0; tried < 40; tried++) await sendWaiting()
  expect((await refusalsOf('ana'))[1]).toEqual(['b', null])
})
