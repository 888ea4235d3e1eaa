import { describe, expect, test, vi } from 'vitest'
import { memoryStorage, storageEvent } from '../testing/memory-storage.ts'
import { SESSION_KEYS, type StoredSession } from './session-storage.ts'
import { createSessionStore } from './session-store.ts'

const ana = { id: 'ana', email: 'ana@example.com', createdAt: '2026-01-01T00:00:00.000Z' }
const session: StoredSession = { user: ana, accessToken: 'a1', refreshToken: 'r1' }
const stored = { accessToken: 'a1', refreshToken: 'r1', user: JSON.stringify(ana) }

/** Two tabs that share a storage; the second one gets the storage events of the first. */
const twoTabs = () => {
  const storage = memoryStorage()
  const events = new EventTarget()
  const here = createSessionStore(storage, events)
  const there = createSessionStore(storage, null)
  return {
    here,
    there,
    tell: () => SESSION_KEYS.forEach((key) => void events.dispatchEvent(storageEvent(key))),
  }
}

describe('on start', () => {
  test('a stored token and user restore the session', () => {
    expect(createSessionStore(memoryStorage(stored), null).get()).toEqual(session)
  })

  test('a session without a refresh token is one all the same', () => {
    const { refreshToken: _, ...rest } = stored
    expect(createSessionStore(memoryStorage(rest), null).get()).toEqual({ ...session, refreshToken: null })
  })

  test.each([
    ['a user that is no JSON', { ...stored, user: '{' }],
    ['a user that is no user', { ...stored, user: '"ana"' }],
    ['a token without a user', { accessToken: 'a1' }],
  ])('%s is cleaned away', (_, items) => {
    const storage = memoryStorage(items)
    expect(createSessionStore(storage, null).get()).toBeNull()
    expect(storage.length).toBe(0)
  })

  test('what another tab is about to complete is left alone', () => {
    const storage = memoryStorage({ user: stored.user, refreshToken: 'r1' })
    expect(createSessionStore(storage, null).get()).toBeNull()
    expect(storage.length).toBe(2)
  })
})

test('signing in keeps user and tokens in memory and in storage, signing out clears both', () => {
  const storage = memoryStorage({ themeMode: 'dark' })
  const store = createSessionStore(storage, null)
  store.signIn(session)
  expect(store.get()).toEqual(session)
  expect(createSessionStore(storage, null).get()).toEqual(session)
  store.end()
  expect(store.get()).toBeNull()
  expect(storage.length).toBe(1)
})

test('a renewal replaces the tokens of the session it was made for, and of no other', () => {
  const store = createSessionStore(memoryStorage(), null)
  store.signIn(session)
  const tokens = { accessToken: 'a2', refreshToken: 'r2' }
  store.renew(session, tokens)
  expect(store.get()).toEqual({ user: ana, ...tokens })
  store.renew(session, { accessToken: 'a3', refreshToken: 'r3' })
  expect(store.get()).toEqual({ user: ana, ...tokens })
})

test('the user can be replaced in the session and in storage, by the same user only', () => {
  const storage = memoryStorage(stored)
  const store = createSessionStore(storage, null)
  store.setUser({ ...ana, email: 'ana@nueva.example' })
  expect(createSessionStore(storage, null).get()?.user.email).toBe('ana@nueva.example')
  store.setUser({ ...ana, id: 'luz' })
  expect(store.get()?.user.id).toBe('ana')
})

describe('other tabs', () => {
  test('follow when somebody signs in and out, hearing of each once', () => {
    const { here, there, tell } = twoTabs()
    const heard = vi.fn()
    here.subscribe(heard)
    there.signIn(session)
    tell()
    expect(here.get()).toEqual(session)
    there.end()
    tell()
    expect(here.get()).toBeNull()
    expect(heard.mock.calls).toEqual([
      [session, null],
      [null, session],
    ])
  })

  test('never see one user with the token of another', () => {
    const storage = memoryStorage(stored)
    const seen: (string | null)[] = []
    const watched: Storage = {
      ...storage,
      setItem: (key, value) => {
        storage.setItem(key, value)
        const now = createSessionStore(storage, null).get()
        seen.push(now && `${now.user.id} ${now.accessToken}`)
      },
    }
    createSessionStore(watched, null).signIn({
      user: { ...ana, id: 'luz' },
      accessToken: 'b1',
      refreshToken: 's1',
    })
    expect(seen).toEqual([null, null, null, 'luz b1'])
  })
})

test.each([
  ['forbids its storage', null],
  [
    'has filled its storage',
    {
      ...memoryStorage(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    },
  ],
])('in a browser that %s the session lives as long as the page', (_, storage) => {
  const store = createSessionStore(storage, null)
  store.signIn(session)
  expect(store.reread()).toEqual(session)
})
