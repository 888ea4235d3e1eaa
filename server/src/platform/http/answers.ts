import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CacheTag } from '../cache-tag.ts'
import type { CachedAnswer, MadeAnswer } from '../cached-answer.ts'
import { cachingFor } from './caching-for.ts'
import { encodedBody } from './encoding.ts'
import { isFresh, rememberReplay } from './replay.ts'

/** The tags of an answer that this process requested from itself; null when it is never cached. */
interface Shown {
  tags: readonly CacheTag[] | null
}
const shown = new AsyncLocalStorage<Shown>()

/** Runs a request to this process itself, and returns also the tags of the answer. */
export const tellingTags = async <T>(ask: () => PromiseLike<T>): Promise<[T, Shown['tags']]> => {
  const told: Shown = { tags: null }
  // Awaited inside, because an injected request is sent only when somebody awaits it.
  const answer = await shown.run(told, async () => await ask())
  return [answer, told.tags]
}

/**
 * Sends an answer. For a cacheable one: 304 when the client has it, else compressed as the client accepts. An answer that is not
 * cached here gets headers that forbid the client to cache it.
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
  reply.headers(answer.headers).header('etag', answer.etag)
  reply.header('cache-control', cachingFor(request.headers)).header('vary', 'accept-encoding, authorization')
  rememberReplay(request, reply, answer)
  if (answer.status === 200 && isFresh(request.headers['if-none-match'], answer.etag))
    return reply.status(304).send()
  const [encoding, body] = await encodedBody(answer, String(request.headers['accept-encoding'] ?? ''))
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.status(answer.status).send(body)
}
