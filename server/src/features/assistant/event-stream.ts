import { PassThrough } from 'node:stream'
import type { ChatStreamEvent } from '@andariego/contract/assistant'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Proxies close connections that are silent for about a minute. */
const SIGN_OF_LIFE_MS = 10_000

export const wantsEventStream = (request: FastifyRequest): boolean =>
  (request.headers.accept ?? '').includes('text/event-stream')

/** Returns a signal that aborts when the connection closes before the response was sent. */
export const leaving = (reply: FastifyReply): AbortSignal => {
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  return gone.signal
}

/** Responds with a stream of events, and ends it when `produce` is done. */
export const sendEvents = (
  reply: FastifyReply,
  produce: (send: (event: ChatStreamEvent) => void) => Promise<void>,
): FastifyReply => {
  const stream = new PassThrough()
  const write = (text: string) => {
    if (stream.writable) stream.write(text)
  }
  const signs = setInterval(() => write(': \n\n'), SIGN_OF_LIFE_MS)
  void produce(({ event, data }) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`))
    // The headers are sent, so the client recognizes the failure by the missing `done`.
    .catch((error: unknown) => reply.log.warn({ err: error }, 'an answer broke off'))
    .finally(() => {
      clearInterval(signs)
      stream.end()
    })
  return reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('x-accel-buffering', 'no')
    .send(stream)
}
