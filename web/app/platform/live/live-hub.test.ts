import type { ServerResponse } from 'node:http'
import type { LiveEvent } from '@andariego/contract/live'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { createSessionStore } from '../session/session-store.ts'
import { serve } from '../testing/http-server.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { createLiveHub, type Refresh } from './live-hub.ts'

const soon = { timeout: 5_000, interval: 2 }
const quick = {
  retryMs: 5,
  retryMaxMs: 20,
  refusedMs: 10,
  silenceMs: 60_000,
  steadyMs: 0,
  lingerMs: 5,
  resyncWithinMs: 5,
}
const sessionOf = (name: string) => ({
  user: { id: name, email: `${name}@example.com`, createdAt: '2026-01-01T00:00:00.000Z' },
  accessToken: name,
  refreshToken: null,
})
const say = (response: ServerResponse | undefined, event: LiveEvent) =>
  response?.write(`data: ${JSON.stringify(event)}\n\n`)

/** A server that records the streams it answers, and a page of a signed-in user. */
const scene = async (times: Partial<typeof quick> = {}) => {
  const streams: ServerResponse[] = []
  const asked: (string | undefined)[] = []
  let status = 200
  const server = await serve((request, response) => {
    asked.push(request.headers.authorization)
    response.writeHead(status, { 'Content-Type': 'text/event-stream' })
    if (status !== 200) return response.end()
    response.write(':\n\n')
    streams.push(response)
  })
  onTestFinished(() => server[Symbol.asyncDispose]())
  const session = createSessionStore(memoryStorage(), null)
  session.signIn(sessionOf('ana'))
  let present = true
  const presenceListeners: (() => void)[] = []
  const hub = createLiveHub({
    session,
    presence: { isPresent: () => present, subscribe: (listener) => presenceListeners.push(listener) },
    open: async (signal) => {
      const headers = { authorization: session.get()?.accessToken ?? '' }
      const response = await fetch(server.url, { signal, headers })
      if (!response.ok || !response.body) throw new ApiError(response.status, null)
      return response.body
    },
    times: { ...quick, ...times },
  })
  onTestFinished(() => session.end())
  return {
    hub,
    session,
    streams,
    asked,
    answersWith: (next: number) => {
      status = next
    },
    isPresent: (now: boolean) => {
      present = now
      for (const listener of presenceListeners) listener()
    },
  }
}
const join = (hub: { join: (refresh: Refresh) => () => void }) => {
  const refreshed: string[] = []
  return { refreshed, leave: hub.join((how) => refreshed.push(how)) }
}
const open = (hub: { isConnected: () => boolean }) => vi.waitUntil(hub.isConnected, soon)

test('what the server tells reaches those who listen for it, also in pieces', async () => {
  const { hub, streams } = await scene()
  const heard: string[] = []
  hub.on('group', ({ groupId }) => heard.push(groupId))
  const stop = hub.on('unread', ({ unreadCount }) => heard.push(`unread ${unreadCount}`))
  join(hub)
  await open(hub)
  const [stream] = streams
  say(stream, { type: 'unread', unreadCount: 2 })
  stream?.write('data: {"type":"group",')
  await vi.waitUntil(() => heard.length === 1, soon)
  stop()
  stream?.write('"groupId":"ñandú"}\n\n')
  say(stream, { type: 'unread', unreadCount: 3 })
  say(stream, { type: 'group', groupId: '2' })
  await vi.waitUntil(() => heard.length === 3, soon)
  expect(heard).toEqual(['unread 2', 'ñandú', '2'])
})

test('who listens late learns the present restriction, but no other event of before', async () => {
  const { hub, session, streams } = await scene()
  join(hub)
  await open(hub)
  const restriction = { kind: 'suspended', until: null, reason: 'Insultos' } as const
  const heard: unknown[] = []
  hub.on('group', () => heard.push('early'))
  say(streams[0], { type: 'restriction', restriction: null })
  say(streams[0], { type: 'restriction', restriction })
  say(streams[0], { type: 'group', groupId: '1' })
  await vi.waitUntil(() => heard.length === 1, soon)
  hub.on('group', () => heard.push('late'))
  hub.on('restriction', (event) => heard.push(event.restriction))
  expect(heard).toEqual(['early', restriction])
  // The next user's restriction is another one.
  session.end()
  hub.on('restriction', () => heard.push('of another user'))
  expect(heard).toHaveLength(2)
})

test('there is one stream however many listen, and none when nobody does any more', async () => {
  const { hub, streams, asked } = await scene()
  const [one, other] = [join(hub), join(hub)]
  await open(hub)
  one.leave()
  other.leave()
  await vi.waitUntil(() => streams[0]?.destroyed, soon)
  expect(asked).toHaveLength(1)
  expect(hub.isConnected()).toBe(false)
})

test('a stream that ends is opened again, and what is shown is asked for again', async () => {
  const { hub, streams, answersWith, asked } = await scene()
  const { refreshed } = join(hub)
  await open(hub)
  answersWith(503)
  streams[0]?.end()
  await vi.waitUntil(() => asked.length > 2, soon)
  expect(hub.isConnected()).toBe(false)
  answersWith(200)
  await open(hub)
  expect(refreshed).toEqual(['opened', 'reopened'])
})

test('a stream that falls silent is given up for a new one', async () => {
  const { hub, streams } = await scene({ silenceMs: 30 })
  join(hub)
  await vi.waitUntil(() => streams.length > 1, soon)
  expect(streams[0]?.destroyed).toBe(true)
})

test('a hint that something was missed refreshes what is shown', async () => {
  const { hub, streams } = await scene()
  const { refreshed } = join(hub)
  await open(hub)
  say(streams[0], { type: 'resync' })
  await vi.waitUntil(() => refreshed.length === 2, soon)
  expect(refreshed).toEqual(['opened', 'reopened'])
})

test('offline and in the background the stream is closed, and comes back with who comes back', async () => {
  const { hub, streams, isPresent, asked } = await scene()
  join(hub)
  await open(hub)
  isPresent(false)
  await vi.waitUntil(() => streams[0]?.destroyed, soon)
  expect(hub.isConnected()).toBe(false)
  isPresent(true)
  await open(hub)
  expect(asked).toHaveLength(2)
})

test('nobody anonymous has a stream, and who signs in after somebody else gets their own', async () => {
  const { hub, session, streams, asked } = await scene()
  session.end()
  const { refreshed } = join(hub)
  expect(hub.isConnected()).toBe(false)
  session.signIn(sessionOf('ana'))
  await open(hub)
  session.signIn(sessionOf('bruno'))
  await vi.waitUntil(() => streams.length === 2 && hub.isConnected(), soon)
  expect(streams[0]?.destroyed).toBe(true)
  expect(asked).toEqual(['ana', 'bruno'])
  expect(refreshed).toEqual(['opened', 'opened'])
})

test('renewed tokens leave the stream as it is', async () => {
  const { hub, session, asked } = await scene()
  join(hub)
  await open(hub)
  session.renew(sessionOf('ana'), { accessToken: 'new', refreshToken: 'new' })
  expect(hub.isConnected()).toBe(true)
  expect(asked).toHaveLength(1)
})
