import type { FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from './errors.ts'

/** For 64 KiB, the most that a JSON body may have: 3 KiB per second, which the slowest phone manages. */
export const BODY_MS = 20_000

const tooSlow = () => new Failure(408, 'timeout', 'La solicitud tardó demasiado.')

/**
 * Refuses a body that arrives too slowly, because its sender would hold the connection indefinitely. Uploads have their own rule.
 */
export const expectBody = (request: FastifyRequest, reply: FastifyReply): void => {
  const { raw } = request
  if (raw.complete || request.headers['content-type'] === undefined) return
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
