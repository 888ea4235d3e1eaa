import type { FastifyRequest } from 'fastify'
import type { Services } from '../../platform/services.ts'
import { type Room, roomFor, type Uploader } from './quota.ts'

/** An upload of a user: what it is counted as, and what it has to keep to. */
export interface Upload extends Uploader {
  /** Rejects when another file is too many. */
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
