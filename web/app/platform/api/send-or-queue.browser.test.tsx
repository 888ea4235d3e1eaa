import { afterEach, expect, test, vi } from 'vitest'
import { noteConnection } from '../connection.ts'
import { sendWaiting } from '../outbox/outbox.ts'
import { addEntry, dropEntry, entriesOf } from '../outbox/outbox-store.ts'
import { sessionStore } from '../session/session.ts'
import { ApiError, transportError } from './api-error.ts'
import { sendOrQueue } from './send-or-queue.ts'

const entry = (idempotencyKey = 'a') => ({
  idempotencyKey,
  title: 'Reseña',
  text: 'Hola',
  page: '/',
  call: { key: 'POST /direct-messages' as const },
})
/** What is sent fails in this way, and the server stays away afterwards. */
const setUp = (error: unknown, waits?: 'unheard' | 'without-network') => {
  vi.stubGlobal('fetch', async () => new Response('<h1>Bad Gateway</h1>', { status: 502 }))
  sessionStore.signIn({
    accessToken: 'x',
    refreshToken: null,
    user: { id: 'ana', email: 'ana@example.com' },
  } as unknown as Parameters<typeof sessionStore.signIn>[0])
  const told: (ApiError | null)[] = []
  let sent = 0
  const send = async (): Promise<string> => {
    sent++
    throw error
  }
  const deed = { send, entry: () => entry(), onWaiting: (unheard: ApiError | null) => told.push(unheard) }
  return { done: () => sendOrQueue({ ...deed, ...(waits && { waits }) }), told, sent: () => sent }
}

afterEach(async () => {
  for (const { order } of await entriesOf('ana')) await dropEntry(order)
  await sendWaiting()
  sessionStore.end()
  noteConnection(false)
  vi.unstubAllGlobals()
})

test('What the server did not hear waits under the key of its attempt, and says why', async () => {
  for (const error of [new ApiError(503, '<h1>Unavailable</h1>'), transportError('timeout')]) {
    const { done, told } = setUp(error)
    expect(await done()).toBeNull()
    expect(told).toEqual([error])
    const [waiting, ...others] = await entriesOf('ana')
    expect(others).toEqual([])
    expect([waiting?.idempotencyKey, waiting?.refusal]).toEqual(['a', null])
    expect(waiting?.triedAt).not.toBeNull()
    await dropEntry(waiting?.order ?? 0)
    await sendWaiting()
  }
})

test('What the specification takes back does not wait where there is a network', async () => {
  const { done } = setUp(transportError('unreachable'), 'without-network')
  await expect(done()).rejects.toMatchObject({ code: 'unreachable' })
  expect(await entriesOf('ana')).toEqual([])
})

test('What the server refused, or failed at, does not wait', async () => {
  for (const status of [413, 422, 429, 500, 507]) {
    const { done } = setUp(new ApiError(status, { message: 'No.' }))
    await expect(done()).rejects.toMatchObject({ status })
  }
  expect(await entriesOf('ana')).toEqual([])
})

test('What comes after something that waits is not sent, but waits behind it', async () => {
  const { done, told, sent } = setUp(new ApiError(422, null))
  await addEntry('ana', entry('first'))
  await sendWaiting()
  expect(await done()).toBeNull()
  expect([told, sent()]).toEqual([[null], 0])
  expect((await entriesOf('ana')).map(({ idempotencyKey }) => idempotencyKey)).toEqual(['first', 'a'])
})
