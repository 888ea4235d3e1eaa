import type { FastifyReply, FastifyRequest } from 'fastify'
import { type CachedAnswer, encodedBody } from '../cache.ts'
import { isFresh, rememberReplay } from './replay.ts'

/** Sends a kept answer: 304 when the client has it, else in the encoding the client takes. */
export const sendAnswer = async (request: FastifyRequest, reply: FastifyReply, answer: CachedAnswer) => {
  reply.headers(answer.headers).header('etag', answer.etag).header('cache-control', 'no-cache')
  reply.header('vary', 'accept-encoding, authorization')
  rememberReplay(request, reply, answer)
  if (answer.status === 200 && isFresh(request.headers['if-none-match'], answer.etag))
    return reply.status(304).send()
  const [encoding, body] = await encodedBody(answer, String(request.headers['accept-encoding'] ?? ''))
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.status(answer.status).send(body)
}
