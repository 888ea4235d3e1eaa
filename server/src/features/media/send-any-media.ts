import { mediaMessages } from '@andariego/contract/media-rules'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { found } from '../../platform/http/errors.ts'
import type { Services } from '../../platform/services.ts'
import { mediaRepository } from './media-repository.ts'
import { mediaAnswer } from './serve-media.ts'

/** The files that can be reported: what belongs to trips and messages is private. */
const MODERATED: ReadonlySet<string> = new Set(['review', 'portrait'])

/** For moderators: sends a review's file or a portrait, hidden or not, without allowing caches. */
export const sendAnyMedia = async (
  { database, storage }: Pick<Services, 'database' | 'storage'>,
  id: string,
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  const file = found(await mediaRepository(database).any(id), mediaMessages.notFound)
  if (!MODERATED.has(file.ownerType)) found(null, mediaMessages.notFound)
  const answer = found(
    await mediaAnswer(storage, file, { method: request.method, visibility: 'private' }),
    mediaMessages.notFound,
  )
  return reply
    .status(answer.status)
    .headers({ ...answer.headers, 'cache-control': 'no-store', vary: 'authorization' })
    .send(answer.stream ?? undefined)
}
