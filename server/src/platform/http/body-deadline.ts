import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { Failure } from './errors.ts'

/** For 64 KiB, the most that a JSON body may have: 3 KiB per second, which the slowest phone manages. */
export const BODY_MS = 20_000

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route receives files, which have a deadline of their own while they are read. */
    receivesFiles?: boolean
  }
}

const tooSlow = () => new Failure(408, 'timeout', 'La solicitud tardó demasiado.')

/** Whether a request announces a body, also one that nobody will read. */
export const announcesBody = (headers: IncomingHttpHeaders): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Refuses a body that arrives too slowly, because its sender would hold the connection indefinitely. */
const expectBody = (request: FastifyRequest, reply: FastifyReply): void => {
  const { raw } = request
  if (raw.complete || !announcesBody(request.headers)) return
  const timer = setTimeout(() => {
    // A refused request has its answer, and nobody reads its body. An error that nobody hears would end the process.
    if (reply.sent || raw.listenerCount('error') === 0) {
      raw.destroy()
      return
    }
    reply.header('connection', 'close')
    reply.raw.once('finish', () => raw.socket.destroySoon())
    // The body's reader gets this error as if the connection had failed.
    raw.emit('error', Object.assign(tooSlow(), { statusCode: 408 }))
  }, BODY_MS)
  timer.unref()
  const done = () => clearTimeout(timer)
  raw.once('end', done)
  raw.once('close', done)
}

/**
 * Sets the deadline for the body of every request: also of one for an unknown address, of a GET, and of one that was answered before
 * its body came. A route that receives files has its own deadline until it has answered.
 */
export const bodyDeadlinePlugin = plugin(
  async (app) => {
    app.addHook('onRequest', (request, reply, done) => {
      if (!request.routeOptions.config.receivesFiles) expectBody(request, reply)
      done()
    })
    app.addHook('onResponse', (request, reply, done) => {
      if (request.routeOptions.config.receivesFiles) expectBody(request, reply)
      done()
    })
  },
  { name: 'body-deadline', fastify: '5.x' },
)
