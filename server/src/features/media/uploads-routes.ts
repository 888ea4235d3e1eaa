import { randomUUID } from 'node:crypto'
import { MEDIA_MAX_BYTES, MEDIA_MAX_FILES, mediaMessages } from '@andariego/contract/media-rules'
import type { Database, Tx } from '../../platform/database/database.ts'
import { withData } from '../../platform/http/envelopes.ts'
import { Failure } from '../../platform/http/errors.ts'
import { LimitExceeded } from '../../platform/http/limits.ts'
import type { Route } from '../../platform/http/routes.ts'
import type { Services } from '../../platform/services.ts'
import { tooLarge, tooManyUnfinished } from './media-error.ts'
import { safeOriginalFilename } from './original-filename.ts'
import { lockRoom, roomFor } from './quota.ts'
import { keyOf } from './receive-file.ts'
import { receivePart } from './receive-part.ts'
import type { StoredPart } from './received-media.ts'
import { discardParts } from './uploads.ts'
import { uploadsRepository } from './uploads-repository.ts'

/** Disconnects a sender who pauses for 30 s, or needs more than 10 minutes for one part. */
const TIMEOUTS = { idleMilliseconds: 30_000, totalMilliseconds: 10 * 60_000 }
/** What one form may bring. */
const MOST_UNUSED_BYTES = MEDIA_MAX_FILES * MEDIA_MAX_BYTES
/** Each part is a stored file, however small; what one form may bring is some seventy parts of a browser. */
const MOST_UNUSED_PARTS = 1000
/** How many parts of one user a process receives at the same time. */
const MOST_AT_ONCE = 6
/** The bytes of a part's headers. */
const AROUND_BYTES = 4 * 1024

const outOfOrder = () => new Failure(409, 'out-of-order', mediaMessages.outOfOrder)

export const uploadsRoutes = (route: Route, services: Services) => {
  const { config, database, storage } = services
  const { quotas } = config
  const uploads = uploadsRepository(database)
  /** How many parts of each user this process is receiving. */
  const receiving = new Map<string, number>()

  /** Counts a part while it is received: nothing is known about its size until then. Throws LimitExceeded. */
  const inTurn = async <T>(userId: string, receive: () => Promise<T>): Promise<T> => {
    const others = receiving.get(userId) ?? 0
    if (others >= MOST_AT_ONCE) throw new LimitExceeded(1)
    receiving.set(userId, others + 1)
    try {
      return await receive()
    } finally {
      const left = (receiving.get(userId) ?? 1) - 1
      if (left === 0) receiving.delete(userId)
      else receiving.set(userId, left)
    }
  }

  /** Throws when these bytes exceed what may wait, or a quota. */
  const checkRoom = async (tx: Database | Tx, userId: string, bytes: number): Promise<void> => {
    const waiting = await uploadsRepository(tx).waiting(userId)
    if (waiting.ofUser + bytes > MOST_UNUSED_BYTES || waiting.partsOfUser >= MOST_UNUSED_PARTS)
      throw tooManyUnfinished()
    const room = await roomFor(tx, { userId, quotas }, waiting)
    if (bytes > room.bytes) throw room.refusal
  }

  /** Adds a stored part; false when its upload does not end where the part begins. Parts of several uploads wait for each other. */
  const append = (
    upload: { userId: string; id: string; filename: string },
    offset: number,
    part: StoredPart,
  ) =>
    database.transaction().execute(async (tx) => {
      await lockRoom(tx)
      await checkRoom(tx, upload.userId, part.bytes)
      return uploadsRepository(tx).append(upload, offset, part)
    })

  route('GET /uploads/:id', async ({ user, params: { id } }) => {
    const upload = await uploads.one(user.id, id)
    return withData({ received: upload?.received ?? 0 })
  })

  route('PUT /uploads/:id/parts/:offset', async ({ user, params: { id, offset }, request }) => {
    // Checked before the part is read, so that nobody uploads what will be refused.
    const known = await uploads.one(user.id, id)
    if ((known?.received ?? 0) !== offset) throw outOfOrder()
    const announced = Math.max(0, Number(request.headers['content-length'] ?? 0) - AROUND_BYTES)
    if (offset + announced > MEDIA_MAX_BYTES) throw tooLarge()
    await checkRoom(database, user.id, announced)

    const key = keyOf(id, `${id}-${randomUUID().slice(0, 8)}.part`)
    const { filename, bytes } = await inTurn(user.id, () =>
      receivePart(request, storage, { key, offset }, TIMEOUTS),
    )
    const part = { key, bytes }
    const upload = { userId: user.id, id, filename: safeOriginalFilename(filename) }
    let isNext = false
    try {
      isNext = await append(upload, offset, part)
    } finally {
      // Another tab may have sent the same part meanwhile.
      if (!isNext) await discardParts(services, [part])
    }
    if (!isNext) throw outOfOrder()
    return withData({ received: offset + bytes })
  })
}
