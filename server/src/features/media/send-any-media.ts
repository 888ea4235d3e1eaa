import { mediaMessages } from '@andariego/contract/media-rules'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { found } from '../../platform/http/errors.ts'
import type { Services } from '../../platform/services.ts'
import { mediaRepository } from './media-repository.ts'
import { reportedFiles } from './reported-files.ts'
import { mediaAnswer } from './serve-media.ts'

/** The files that moderators may always see. What is private, such as a trip's files, they see only while a report shows it. */
const MODERATED: ReadonlySet<string> = new Set(['review', 'portrait'])

/** For moderators: sends a review's file, a portrait or what a report shows, hidden or removed or not, without allowing caches. */
export const sendAnyMedia = async (
  { database, storage }: Pick<Services, 'database' | 'storage'>,
  id: string,
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  const file = found(await mediaRepository(database).any(id), mediaMessages.notFound)
  if (!MODERATED.has(file.ownerType) && !(await reportedFiles(database).isReported(id)))
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
