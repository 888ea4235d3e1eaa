import type { FastifyRequest } from 'fastify'
import type { Services } from '../../platform/services.ts'
import { type Room, roomFor, type Uploader } from './quota.ts'
import { type OpenedUpload, openUpload } from './uploads.ts'
import { uploadsRepository } from './uploads-repository.ts'

/** A user's upload: whom it counts for, and the limits it must keep. */
export interface Upload extends Uploader {
  /** Rejects when the limit of files per time is exceeded. */
  countFile: () => Promise<void>
  room: () => Promise<Room>
  /** Opens a file that was sent in parts; rejects with MediaError when it is gone. */
  open: (id: string) => Promise<OpenedUpload>
  /** Notes that a form has taken these files. */
  use: (ids: readonly string[]) => Promise<void>
}

export const uploadOf = (
  { config: { quotas }, database, limits, storage }: Services,
  request: FastifyRequest,
  userId: string,
): Upload => ({
  userId,
  quotas,
  countFile: () => limits.consume('upload', { address: request.ip, userId }),
  room: () => roomFor(database, { userId, quotas }),
  open: (id) => openUpload({ database, storage }, userId, id),
  use: (ids) => uploadsRepository(database).use(userId, ids),
})
