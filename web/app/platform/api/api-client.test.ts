import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { StoredSession } from '../session/session-storage.ts'
import { createSessionStore } from '../session/session-store.ts'
import { bodyOf, json, serve } from '../testing/http-server.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { createClient } from './api-client.ts'

const ana = { id: 'ana', email: 'ana@example.com', createdAt: '2026-01-01T00:00:00.000Z' }
const luz = { ...ana, id: 'luz', email: 'luz@example.com' }
const expired: StoredSession = { user: ana, accessToken: 'old', refreshToken: 'r1' }

type Refresh = 'renews' | 'refuses' | 'breaks' | 'renews uselessly'

/** An API that accepts a single token; the test decides the result of a refresh. */
const startApi = async (refresh: Refresh = 'renews', whileRenewing: () => void = () => {}) => {
  const seen: string[] = []
  let good = 'new'
  const refuse = { success: false, message: 'El usuario no está autenticado.', code: 'unauthenticated' }
  const server = await serve(async (request, response) => {
    const body = await bodyOf(request)
    seen.push(`${request.method} ${request.url} ${request.headers.authorization ?? ''} ${body}`.trim())
    if (request.url === '/auth/refresh') {
      whileRenewing()
      if (refresh === 'breaks') return void request.socket.destroy()
      if (refresh === 'refuses') return json(response, 401, refuse)
      if (refresh === 'renews uselessly') good = 'none'
      return json(response, 200, { success: true, data: { accessToken: 'new', refreshToken: 'r2' } })
    }
    if (request.url === '/auth/login') return json(response, 401, { ...refuse, code: 'wrong-credentials' })
    if (request.headers.authorization !== `Bearer ${good}`) return json(response, 401, refuse)
    json(response, 200, { success: true, data: [], url: request.url })
  })
  return {
    ...server,
    [Symbol.asyncDispose]: server[Symbol.asyncDispose],
    count: (start: string) => seen.filter((line) => line.startsWith(start)).length,
    seen,
  }
}

const openTab = (
  baseUrl: string,
  storage: Storage = memoryStorage(),
  locks: LockManager | null = navigator.locks,
) => {
  const session = createSessionStore(storage, null)
  return { session, ...createClient({ baseUrl, session, locks }) }
}
const signedIn = (baseUrl: string, session = expired) => {
  const tab = openTab(baseUrl)
  tab.session.signIn(session)
  return tab
}

describe('a refused access token', () => {
  test('is renewed once for ten calls at the same time, and each is repeated once', async () => {
    await using server = await startApi()
    const { api, session } = signedIn(server.url)
    const calls = Array.from({ length: 10 }, () => api('GET /auth/sessions'))
    expect(await Promise.all(calls)).toHaveLength(10)
    expect(server.count('POST /auth/refresh')).toBe(1)
    expect(server.count('GET /auth/sessions Bearer old')).toBe(10)
    expect(server.count('GET /auth/sessions Bearer new')).toBe(10)
    expect(session.get()).toEqual({ user: ana, accessToken: 'new', refreshToken: 'r2' })
  })

  test('makes calls that begin during the renewal wait for the new token', async () => {
    let second: Promise<unknown> = Promise.resolve()
    await using server = await startApi('renews', () => {
      second = api('GET /auth/sessions')
    })
    const { api } = signedIn(server.url)
    await api('GET /auth/sessions')
    await second
    expect(server.count('GET /auth/sessions Bearer old')).toBe(1)
    expect(server.count('GET /auth/sessions Bearer new')).toBe(2)
    expect(server.count('POST /auth/refresh')).toBe(1)
  })

  test('repeats a POST with the same body and Idempotency-Key', async () => {
    await using server = await startApi()
    const { api } = signedIn(server.url)
    const body = { currentPassword: 'Vieja#2026', newPassword: 'Nueva#2026' }
    await api('POST /auth/change-password', { body, headers: { 'Idempotency-Key': 'k' } })
    const sent = server.seen.filter((line) => line.startsWith('POST /auth/change-password'))
    expect(sent.map((line) => line.split(' ').at(-1))).toEqual([JSON.stringify(body), JSON.stringify(body)])
  })

  test('is renewed once over two tabs', async () => {
    await using server = await startApi()
    const storage = memoryStorage()
    const first = openTab(server.url, storage)
    first.session.signIn(expired)
    const second = openTab(server.url, storage)
    await Promise.all([first.api('GET /auth/sessions'), second.api('GET /auth/sessions')])
    expect(server.count('POST /auth/refresh')).toBe(1)
    expect(second.session.get()?.accessToken).toBe('new')
  })

  test('is renewed once, too, in a browser without locks', async () => {
    await using server = await startApi()
    const tab = openTab(server.url, memoryStorage(), null)
    tab.session.signIn(expired)
    await Promise.all([tab.api('GET /auth/sessions'), tab.api('GET /auth/sessions')])
    expect(tab.session.get()?.refreshToken).toBe('r2')
    expect(server.count('POST /auth/refresh')).toBe(1)
  })

  test('makes the visitor anonymous when the renewal is refused; the call fails with its own answer', async () => {
    await using server = await startApi('refuses')
    const storage = memoryStorage()
    const { api, session } = openTab(server.url, storage)
    session.signIn(expired)
    await expect(api('GET /auth/sessions')).rejects.toMatchObject({ status: 401, code: 'unauthenticated' })
    expect(session.get()).toBeNull()
    expect(storage.length).toBe(0)
  })

  test('makes the visitor anonymous when there is nothing to renew it with', async () => {
    await using server = await startApi()
    const { api, session } = signedIn(server.url, { ...expired, refreshToken: null })
    await expect(api('GET /auth/sessions')).rejects.toMatchObject({ status: 401 })
    expect(session.get()).toBeNull()
    expect(server.count('POST /auth/refresh')).toBe(0)
  })

  test('signs nobody out when the server cannot be asked', async () => {
    await using server = await startApi('breaks')
    const { api, session } = signedIn(server.url)
    await expect(api('GET /auth/sessions')).rejects.toMatchObject({ code: 'unreachable' })
    expect(session.get()).toEqual(expired)
  })

  test('is not tried a third time', async () => {
    await using server = await startApi('renews uselessly')
    const { api } = signedIn(server.url)
    await expect(api('GET /auth/sessions')).rejects.toMatchObject({ status: 401 })
    expect(server.count('GET /auth/sessions')).toBe(2)
    expect(server.count('POST /auth/refresh')).toBe(1)
  })

  test('never puts the name of whoever has signed in meanwhile under the call', async () => {
    await using server = await startApi()
    const storage = memoryStorage()
    const { api, session } = openTab(server.url, storage)
    session.signIn(expired)
    createSessionStore(storage, null).signIn({ user: luz, accessToken: 'new', refreshToken: 'r9' })
    await expect(api('DELETE /users/me', { body: { password: 'x' } })).rejects.toMatchObject({ status: 401 })
    expect(server.count('DELETE /users/me')).toBe(1)
    expect(session.get()?.user.id).toBe('luz')
  })

  test('does not bring back a session ended during the renewal', async () => {
    await using server = await startApi('renews', () => session.end())
    const { api, session } = signedIn(server.url)
    await expect(api('GET /auth/sessions')).rejects.toMatchObject({ status: 401 })
    expect(session.get()).toBeNull()
    expect(server.count('POST /auth/refresh')).toBe(1)
  })
})

describe('an old access token', () => {
  const LATER_MS = 16 * 60_000
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())

  test('is renewed before the calls, once for all of them', async () => {
    await using server = await startApi()
    const { api } = signedIn(server.url)
    vi.setSystemTime(Date.now() + LATER_MS)
    await Promise.all([api('GET /auth/sessions'), api('GET /users/me/blocks'), api('GET /auth/sessions')])
    expect(server.count('POST /auth/refresh')).toBe(1)
    expect(server.count('GET /auth/sessions Bearer old')).toBe(0)
    await api('GET /auth/sessions')
    expect(server.count('POST /auth/refresh')).toBe(1)
  })

  test('is sent as it is while the renewal fails, and when the clock was set back', async () => {
    await using server = await startApi('breaks')
    const { api, session } = signedIn(server.url)
    vi.setSystemTime(Date.now() + LATER_MS)
    await expect(api('GET /auth/sessions')).rejects.toMatchObject({ code: 'unreachable' })
    expect(server.count('GET /auth/sessions Bearer old')).toBe(1)
    vi.setSystemTime(Date.now() - 2 * LATER_MS)
    expect(session.hasOldToken()).toBe(false)
    expect(session.get()).toEqual(expired)
  })

  test('of a session that is over meanwhile makes the visitor anonymous', async () => {
    await using server = await startApi('refuses')
    const { api, session } = signedIn(server.url)
    vi.setSystemTime(Date.now() + LATER_MS)
    await expect(api('GET /auth/sessions')).rejects.toMatchObject({ status: 401 })
    expect(session.get()).toBeNull()
  })

  test('is never exchanged for that of somebody who signed in in another tab', async () => {
    const storage = memoryStorage()
    await using server = await startApi('renews', () =>
      createSessionStore(storage, null).signIn({ user: luz, accessToken: 'new', refreshToken: 'r9' }),
    )
    const { api, session } = openTab(server.url, storage)
    session.signIn(expired)
    vi.setSystemTime(Date.now() + LATER_MS)
    await expect(api('GET /auth/sessions')).rejects.toMatchObject({ status: 401 })
    expect(server.count('GET /auth/sessions Bearer new')).toBe(0)
    expect(session.get()?.user.id).toBe('luz')
  })
})

test('a wrong password at the login is no reason to renew anything', async () => {
  await using server = await startApi()
  const { api } = signedIn(server.url)
  const body = { email: ana.email, password: 'x' }
  await expect(api('POST /auth/login', { body })).rejects.toMatchObject({ code: 'wrong-credentials' })
  expect(server.count('POST /auth/refresh')).toBe(0)
})

describe('a download', () => {
  test('may take longer than any other answer, and renews its token like the others', async () => {
    const bytes = Buffer.alloc(64)
    await using server = await serve(async (request, response) => {
      if (request.url === '/auth/refresh')
        return json(response, 200, { success: true, data: { accessToken: 'new', refreshToken: 'r2' } })
      if (request.headers.authorization !== 'Bearer new') return json(response, 401, { success: false })
      response.setHeader('Content-Type', 'application/zip')
      response.write(bytes)
      await new Promise((resolve) => setTimeout(resolve, 150))
      response.end(bytes)
    })
    const session = createSessionStore(memoryStorage(), null)
    session.signIn(expired)
    const { api, downloadApi } = createClient({
      baseUrl: server.url,
      session,
      locks: navigator.locks,
      timeoutMs: 50,
    })
    await expect(api('GET /users/me/export')).rejects.toMatchObject({ code: 'timeout' })
    expect((await downloadApi('GET /users/me/export')).size).toBe(128)
  })
})
