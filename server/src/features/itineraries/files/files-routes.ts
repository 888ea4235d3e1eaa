import { randomUUIDv7 } from 'node:crypto'
import { isIn } from '@andariego/contract/trip-plan-rules'
import { tripsMessages } from '@andariego/contract/trips-rules'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { withData } from '../../../platform/http/envelopes.ts'
import { Failure, found } from '../../../platform/http/errors.ts'
import type { Route } from '../../../platform/http/routes.ts'
import { type Caller, forbidden } from '../../../platform/http/session.ts'
import type { Services } from '../../../platform/services.ts'
import { discard, mediaRepository, receiveForm, uploadOf } from '../../media/public.ts'
import { itinerariesRepository } from '../itineraries-repository.ts'
import { planOf } from '../plan/plan-of.ts'
import { may } from '../policies.ts'
import { tellOfFile } from '../tell-of-change.ts'
import { filesRepository, tripFileOwner } from './files-repository.ts'

const FORM = { fields: [], files: { name: 'file', most: 1, kinds: ['document', 'image'] } } as const
const TIMEOUTS = { idleMilliseconds: 30_000, totalMilliseconds: 10 * 60_000 }

const known = <T>(value: T | undefined) => found(value, tripsMessages.outOfReach)
const decidedBy = (isEditor: boolean) => ({ may: isEditor ? ['remove' as const] : [] })

export const filesRoutes = (route: Route, services: Services) => {
  const { database, write } = services

  /** Throws when the caller may not change the trip, or the stop is not in it. */
  const refuse = async (reader: Database | Tx, user: Caller, id: string, stopId: string) => {
    const stored = known(await itinerariesRepository(reader).one(id, user.id))
    const { isEditor, owner } = stored
    if (!may(user, 'edit', { ownerId: owner.id, isEditor })) throw forbidden(tripsMessages.mayNotEdit)
    if (!planOf(stored).plan.stops.some((stop) => stop.id === stopId && isIn(stop)))
      throw new Failure(404, 'not-found', tripsMessages.stopUnknown)
  }

  route('GET /itineraries/:id/files', async ({ user, params: { id } }) => {
    const { isEditor } = known(await itinerariesRepository(database).one(id, user.id))
    const files = await filesRepository(database).of(id)
    return withData(files.map((file) => ({ ...file, ...decidedBy(isEditor) })))
  })

  route('POST /itineraries/:id/stops/:stopId/files', async ({ user, params: { id, stopId }, request }) => {
    // Checked before the file is read, so that nobody uploads one only to be refused.
    await refuse(database, user, id, stopId)
    const upload = uploadOf(services, request, user.id)
    const { media } = await receiveForm(request, services, FORM, { ...TIMEOUTS, ...upload })
    const fileId = randomUUIDv7()
    try {
      if (media.length === 0) throw new Failure(422, 'validation', tripsMessages.fileMissing)
      const added = await write(async (tx, emit) => {
        known(await itinerariesRepository(tx).lock(id, user.id))
        await refuse(tx, user, id, stopId)
        const files = filesRepository(tx)
        if (!(await files.add({ id: fileId, itineraryId: id, stopId, userId: user.id })))
          throw new Failure(422, 'validation', tripsMessages.tooManyFiles)
        await mediaRepository(tx).add(tripFileOwner(fileId), media, upload)
        await tellOfFile(tx, emit, id)
        return found(await files.one(fileId), tripsMessages.fileUnknown)
      })
      // For a retry under the same Idempotency-Key the first file stays.
      if (added.id !== fileId) await discard(services, media)
      return withData({ ...added, ...decidedBy(true) })
    } catch (error) {
      await discard(services, media)
      throw error
    }
  })

  route('DELETE /itineraries/:id/files/:fileId', async ({ user, params: { id, fileId } }) => {
    const stored = await write(async (tx, emit) => {
      const held = known(await itinerariesRepository(tx).lock(id, user.id))
      if (!may(user, 'edit', held)) throw forbidden(tripsMessages.mayNotEdit)
      const taken = await filesRepository(tx).take(id, fileId)
      if (taken.length === 0) throw new Failure(404, 'not-found', tripsMessages.fileUnknown)
      await tellOfFile(tx, emit, id)
      return taken
    })
    await discard(services, stored)
    return withData({ id: fileId })
  })
}
