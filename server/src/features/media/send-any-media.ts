import { mediaMessages } from '@andariego/contract/media-rules'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { found } from '../../platform/http/errors.ts'
import type { Services } from '../../platform/services.ts'
import { mediaRepository } from './media-repository.ts'
import type { MediaReaders } from './owner.ts'
import { reportedFiles } from './reported-files.ts'
import { mediaAnswer } from './serve-media.ts'

/**
 * For moderators: sends a file, also when it is hidden, without allowing caches. A private one, such as a trip's, they see only while
 * a report shows it, also when its owner has removed it.
 */
export const sendAnyMedia = async (
  { database, storage }: Pick<Services, 'database' | 'storage'>,
  readers: MediaReaders,
  id: string,
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  const file = found(await mediaRepository(database).any(id), mediaMessages.notFound)
  if (readers[file.ownerType] !== 'everyone' && !(await reportedFiles(database).isReported(id)))
    found(null, mediaMessages.notFound)
  const answer = found(
    await mediaAnswer(storage, file, { method: request.method, visibility: 'private' }),
    mediaMessages.notFound,
  )
  return reply
    .status(answer.status)
    .headers({ ...answer.headers, 'cache-control': 'no-store', vary: 'authorization' })
    .send(answer.stream ?? undefined)
}
