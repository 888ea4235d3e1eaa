import type { FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from './errors.ts'

/** For the 64 KiB that a JSON body may have: 3 KiB a second, which the slowest telephone does. */
const BODY_MS = 20_000

const tooSlow = () => new Failure(408, 'timeout', 'La solicitud tardó demasiado.')

/** Refuses a body that only drips in: the connection would be held for as long as its sender likes. Files have a rule of their own. */
export const expectBody = (request: FastifyRequest, reply: FastifyReply): void => {
  const { raw } = request
  if (raw.complete || request.headers['content-type'] === undefined) return
  const timer = setTimeout(() => {
    reply.header('connection', 'close')
    reply.raw.once('finish', () => raw.socket.destroySoon())
    // Whoever reads the body is told as if the connection had failed.
    raw.emit('error', Object.assign(tooSlow(), { statusCode: 408 }))
  }, BODY_MS)
  const done = () => clearTimeout(timer)
  raw.once('end', done)
  raw.once('close', done)
}
