import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CacheTag } from '../cache-tag.ts'
import type { CachedAnswer, MadeAnswer } from '../cached-answer.ts'
import { encodedBody } from './encoding.ts'
import { isFresh, rememberReplay } from './replay.ts'

/** What an answer showed that was asked for in this process; null when it is never kept. */
interface Shown {
  tags: readonly CacheTag[] | null
}
const shown = new AsyncLocalStorage<Shown>()

/** Asks this process itself, and tells what the answer showed. */
export const tellingTags = async <T>(ask: () => PromiseLike<T>): Promise<[T, Shown['tags']]> => {
  const told: Shown = { tags: null }
  // Awaited inside: an injected request is only sent when somebody waits for it.
  const answer = await shown.run(told, async () => await ask())
  return [answer, told.tags]
}

/**
 * Sends an answer. One that may be kept: 304 when the client has it, else in the encoding the client takes. What may not be
 * kept here, the client is not to keep either.
 */
export const sendAnswer = async (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: CachedAnswer | MadeAnswer,
) => {
  if (!('etag' in answer))
    return reply
      .status(answer.status)
      .headers(answer.headers)
      .header('cache-control', 'no-store')
      .send(answer.body)
  const told = shown.getStore()
  if (told) told.tags = answer.tags
  reply.headers(answer.headers).header('etag', answer.etag).header('cache-control', 'no-cache')
  reply.header('vary', 'accept-encoding, authorization')
  rememberReplay(request, reply, answer)
  if (answer.status === 200 && isFresh(request.headers['if-none-match'], answer.etag))
    return reply.status(304).send()
  const [encoding, body] = await encodedBody(answer, String(request.headers['accept-encoding'] ?? ''))
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.status(answer.status).send(body)
}
