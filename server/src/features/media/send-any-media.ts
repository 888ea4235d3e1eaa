import { mediaMessages } from '@andariego/contract/media-rules'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { found } from '../../platform/http/errors.ts'
import type { Services } from '../../platform/services.ts'
import { mediaRepository } from './media-repository.ts'
import { mediaAnswer } from './serve-media.ts'

/** For moderators: sends a review's file, hidden or not, without allowing caches. */
export const sendAnyMedia = async (
  { database, storage }: Pick<Services, 'database' | 'storage'>,
  id: string,
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  const file = found(await mediaRepository(database).any(id), mediaMessages.notFound)
  if (file.ownerType !== 'review') found(null, mediaMessages.notFound)
  const answer = found(
    await mediaAnswer(storage, file, { method: request.method, visibility: 'private' }),
    mediaMessages.notFound,
  )
  return reply
    .status(answer.status)
    .headers({ ...answer.headers, 'cache-control': 'no-store', vary: 'authorization' })
    .send(answer.stream ?? undefined)
}
