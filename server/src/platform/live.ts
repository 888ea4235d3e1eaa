import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { LiveEvent } from '@andariego/contract/live'
import type { FastifyReply } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Events } from './events.ts'
import { Failure } from './http/errors.ts'
import { type Caller, unauthenticated } from './http/session.ts'

interface Stream {
  response: ServerResponse
  caller: Caller
  /** Ends the stream; nothing is written to it afterwards. */
  end: () => void
}

/** The most streams of a user in each process, because each holds a connection; nobody keeps that many pages open. */
const STREAMS_PER_USER = 20
const RETRY_AFTER_SECONDS = 60
/** Heartbeats keep proxies and clients from closing a silent connection. */
const HEARTBEAT_MS = 20_000
/** A client with this many bytes waiting does not read. It is disconnected, and refetches what it missed when it reconnects. */
const UNREAD_MAX_BYTES = 64 * 1024

const frameOf = (event: LiveEvent) => `data: ${JSON.stringify(event)}\n\n`
const HEARTBEAT = ':\n\n'

/**
 * The open event streams of this process, by user. `live` events of any process reach the user's streams in all of them once
 * committed.
 */
export const createLiveStreams = (events: Events, { heartbeatMs = HEARTBEAT_MS } = {}) => {
  const streams = new Map<string, Set<Stream>>()
  // A session may end between the check of its token and the opening of its stream.
  const endedSessions = new LRUCache<string, true>({ max: 10_000, ttl: 60_000 })
  let closed = false

  const all = function* () {
    for (const ofUser of streams.values()) yield* ofUser
  }
  const write = ({ response }: Stream, frame: string) => {
    response.write(frame)
    if (response.writableLength > UNREAD_MAX_BYTES) response.destroy()
  }
  const tell = (of: Iterable<Stream>, event: LiveEvent) => {
    const frame = frameOf(event)
    for (const stream of of) write(stream, frame)
  }

  events.on('live', ({ userIds, event }) => {
    for (const userId of userIds) tell(streams.get(userId) ?? [], event)
  })
  events.on('resync', () => tell(all(), { type: 'resync' }))
  events.on('session-ended', ({ sessionIds }) => {
    for (const sessionId of sessionIds) endedSessions.set(sessionId, true)
    for (const { caller, end } of [...all()]) if (endedSessions.has(caller.sessionId)) end()
  })

  const beat = setInterval(() => {
    for (const stream of all()) write(stream, HEARTBEAT)
  }, heartbeatMs)
  beat.unref()

  return {
    /**
     * Opens a stream as the response, with this event at its beginning. It ends with the caller's access token or session, or when
     * the server stops.
     */
    open: (caller: Caller, reply: FastifyReply, first?: LiveEvent): FastifyReply => {
      const ofUser = streams.get(caller.id) ?? new Set()
      if (endedSessions.has(caller.sessionId)) throw unauthenticated()
      if (ofUser.size >= STREAMS_PER_USER)
        throw new Failure(429, 'rate-limited', 'Tienes demasiadas páginas abiertas.', {
          headers: { 'retry-after': String(RETRY_AFTER_SECONDS) },
        })
      const { raw: response } = reply
      const forget = () => {
        clearTimeout(expiry)
        ofUser.delete(stream)
        if (ofUser.size === 0 && streams.get(caller.id) === ofUser) streams.delete(caller.id)
      }
      const end = () => {
        forget()
        response.end()
      }
      const stream = { caller, response, end }
      const expiry = setTimeout(end, caller.expiresAt - Date.now())
      expiry.unref()
      response.once('close', forget)
      reply
        .header('content-type', 'text/event-stream; charset=utf-8')
        .header('cache-control', 'no-store, no-transform')
        .header('vary', 'authorization')
        // nginx would otherwise buffer events.
        .header('x-accel-buffering', 'no')
        .hijack()
      response.writeHead(200, reply.getHeaders() as OutgoingHttpHeaders)
      response.write(first ? HEARTBEAT + frameOf(first) : HEARTBEAT)
      ofUser.add(stream)
      streams.set(caller.id, ofUser)
      if (closed) end()
      return reply
    },
    /** Ends all streams, and at once those that are opened later: their clients reconnect to another process. */
    close: () => {
      closed = true
      clearInterval(beat)
      for (const { end } of [...all()]) end()
    },
  }
}
export type LiveStreams = ReturnType<typeof createLiveStreams>
