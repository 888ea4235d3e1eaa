import { randomUUID } from 'node:crypto'
import { MEDIA_MAX_BYTES, MEDIA_MAX_FILES, mediaMessages } from '@andariego/contract/media-rules'
import { withData } from '../../platform/http/envelopes.ts'
import { Failure } from '../../platform/http/errors.ts'
import type { Route } from '../../platform/http/routes.ts'
import type { Services } from '../../platform/services.ts'
import { tooLarge, tooManyUnfinished } from './media-error.ts'
import { safeOriginalFilename } from './original-filename.ts'
import { roomFor } from './quota.ts'
import { keyOf } from './receive-file.ts'
import { receivePart } from './receive-part.ts'
import { discardParts } from './uploads.ts'
import { uploadsRepository } from './uploads-repository.ts'

/** Disconnects a sender who pauses for 30 s, or needs more than 10 minutes for one part. */
const TIMEOUTS = { idleMilliseconds: 30_000, totalMilliseconds: 10 * 60_000 }
/** What one form may bring. */
const MOST_UNUSED_BYTES = MEDIA_MAX_FILES * MEDIA_MAX_BYTES
/** The bytes of a part's headers. */
const AROUND_BYTES = 4 * 1024

const outOfOrder = () => new Failure(409, 'out-of-order', mediaMessages.outOfOrder)

export const uploadsRoutes = (route: Route, services: Services) => {
  const { config, database, storage } = services
  const { quotas } = config
  const uploads = uploadsRepository(database)

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
    const unused = await uploads.unusedBytes(user.id)
    if (unused.ofUser + announced > MOST_UNUSED_BYTES) throw tooManyUnfinished()
    const { bytes: room, refusal } = await roomFor(database, { userId: user.id, quotas }, unused)
    if (announced > room) throw refusal

    const key = keyOf(id, `${id}-${randomUUID().slice(0, 8)}.part`)
    const { filename, bytes } = await receivePart(request, storage, { key, offset }, TIMEOUTS)
    const part = { key, bytes }
    const upload = { userId: user.id, id, filename: safeOriginalFilename(filename) }
    let isNext = false
    try {
      isNext = await uploads.append(upload, offset, part)
    } finally {
      // Another tab may have sent the same part meanwhile.
      if (!isNext) await discardParts(services, [part])
    }
    if (!isNext) throw outOfOrder()
    return withData({ received: offset + bytes })
  })
}
