import { itinerariesMessages } from '@andariego/contract/itineraries-rules'
import { pages } from '@andariego/contract/pages'
import type { LinkKind } from '@andariego/contract/trips-rules'
import { hasEnded, tripsMessages } from '@andariego/contract/trips-rules'
import type { FastifyReply } from 'fastify'
import type { Tx } from '../../../platform/database/database.ts'
import { withData } from '../../../platform/http/envelopes.ts'
import { Failure, found } from '../../../platform/http/errors.ts'
import type { Route } from '../../../platform/http/routes.ts'
import { type Caller, forbidden } from '../../../platform/http/session.ts'
import { createSeal } from '../../../platform/sealed.ts'
import type { Services } from '../../../platform/services.ts'
import { tell } from '../../notifications/public.ts'
import { peopleRepository } from '../../people/public.ts'
import { calendarOf } from '../exports/calendar.ts'
import { filledOne } from '../filled.ts'
import { itinerariesRepository } from '../itineraries-repository.ts'
import { refuseToOpen } from '../links-in-names.ts'
import { may } from '../policies.ts'
import { tellOfChange } from '../tell-of-change.ts'
import { linksRepository } from './links-repository.ts'
import { tripPeopleRepository } from './people-repository.ts'
import { publicTripOf } from './public-trip.ts'
import { hashOf, newSecret } from './secret.ts'

const LINK_PATHS: Record<LinkKind, (token: string) => string> = {
  public: (token) => pages.sharedTrip({ token }),
  calendar: (token) => `/api/trips/${token}/calendar`,
  invitation: (token) => pages.invitation({ token }),
}

/** Forbids caching, so that a deleted link shows nothing a moment later, and forbids indexing. */
const private_ = (reply: FastifyReply) =>
  reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex, nofollow')

export const linksRoutes = (route: Route, { config, database, secret, write }: Services) => {
  const { seal, open } = createSeal(secret, 'trip link')
  /** Locks a trip that the caller owns; throws otherwise. */
  const own = async (tx: Tx, id: string, user: Caller): Promise<string> => {
    const held = found(await itinerariesRepository(tx).lock(id, user.id), itinerariesMessages.notFound)
    if (!may(user, 'share', held)) throw forbidden(itinerariesMessages.mayNotShare)
    return held.ownerId
  }
  /** Returns the trip that a link opens, as its owner sees it. */
  const opened = async (token: string, kind: LinkKind) => {
    const link = found(await linksRepository(database).opening(hashOf(token), kind), tripsMessages.linkGone)
    const stored = await itinerariesRepository(database).one(link.itineraryId, link.ownerId)
    return { link, trip: found(await filledOne(database, stored), tripsMessages.linkGone) }
  }

  route('POST /itineraries/:id/links', async ({ user, params: { id }, body }) => {
    if (body.until !== null && hasEnded(body.until))
      throw new Failure(422, 'validation', tripsMessages.linkOver)
    const { token, hash } = newSecret()
    const made = await write(async (tx) => {
      await own(tx, id, user)
      const { name } = found(await itinerariesRepository(tx).one(id, user.id), itinerariesMessages.notFound)
      // A calendar is for one's own devices.
      if (body.kind !== 'calendar') await refuseToOpen(tx, user.id, name)
      const role = body.kind === 'invitation' ? body.role : null
      const fields = body.kind === 'public' ? [...new Set(body.fields)] : []
      const link = await linksRepository(tx).add(id, { ...body, fields, role }, hash)
      // A retry of the request must get the same address, which the stored hash does not tell.
      return link ? { link, sealed: seal(token) } : null
    })
    if (!made) throw new Failure(422, 'validation', tripsMessages.tooManyLinks)
    const { link, sealed } = made
    return withData({ ...link, url: `${config.publicUrl}${LINK_PATHS[link.kind](open(sealed))}` })
  })

  route('GET /itineraries/:id/links', async ({ user, params: { id } }) => {
    const stored = found(await itinerariesRepository(database).one(id, user.id), itinerariesMessages.notFound)
    const { owner, isEditor } = stored
    if (!may(user, 'share', { ownerId: owner.id, isEditor })) throw forbidden(itinerariesMessages.mayNotShare)
    return withData(await linksRepository(database).of(id))
  })

  route('DELETE /itineraries/:id/links/:linkId', ({ user, params: { id, linkId } }) =>
    write(async (tx) => {
      await own(tx, id, user)
      if (!(await linksRepository(tx).remove(id, linkId)))
        throw new Failure(404, 'not-found', tripsMessages.linkUnknown)
      return withData({ id: linkId })
    }),
  )

  route('GET /trips/:token', async ({ params: { token }, reply }) => {
    const { link, trip } = await opened(token, 'public')
    private_(reply)
    const owner = await peopleRepository(database).shownToVisitors(trip.owner.id)
    return withData(publicTripOf(trip, link.fields, owner))
  })

  route('GET /trips/:token/calendar', async ({ params: { token }, reply }) => {
    const { trip } = await opened(token, 'calendar')
    const calendar = calendarOf(trip, config.publicUrl, { tellsBookings: false })
    return private_(reply).type('text/calendar; charset=utf-8').send(calendar)
  })

  route('POST /invitations/:token', ({ user, params: { token } }) =>
    write(async (tx, emit) => {
      const link = found(
        await linksRepository(tx).opening(hashOf(token), 'invitation'),
        tripsMessages.linkGone,
      )
      const { itineraryId: id, ownerId, role } = link
      const itineraries = itinerariesRepository(tx)
      // Locked in the owner's name: the accepting user may not open it yet.
      found(await itineraries.lock(id, ownerId), tripsMessages.linkGone)
      if (await itineraries.lock(id, user.id)) return withData({ id })
      const people = tripPeopleRepository(tx)
      // With a block between them, the user could not open what they accepted.
      if (!(await people.exists(ownerId, user.id)))
        throw new Failure(404, 'not-found', tripsMessages.linkGone)
      if (await people.wasTakenOut(id, user.id)) throw forbidden(tripsMessages.takenOut)
      if (!(await people.put(id, user.id, role ?? 'view')))
        throw new Failure(422, 'validation', tripsMessages.tooManyPeople)
      await tellOfChange(tx, emit, id)
      await tell(tx, emit, { kind: 'trip', to: [ownerId], subject: id, by: user.id })
      return withData({ id })
    }),
  )
}
