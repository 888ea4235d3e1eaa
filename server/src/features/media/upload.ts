import type { FastifyRequest } from 'fastify'
import type { Services } from '../../platform/services.ts'
import { type Room, roomFor, type Uploader } from './quota.ts'

/** A user's upload: whom it counts for, and the limits it must keep. */
export interface Upload extends Uploader {
  /** Rejects when the limit of files per time is exceeded. */
  countFile: () => Promise<void>
  room: () => Promise<Room>
}

export const uploadOf = (
  { config: { quotas }, database, limits }: Services,
  request: FastifyRequest,
  userId: string,
): Upload => ({
  userId,
  quotas,
  countFile: () => limits.consume('upload', { address: request.ip, userId }),
  room: () => roomFor(database, { userId, quotas }),
})
