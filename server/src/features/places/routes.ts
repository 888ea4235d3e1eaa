import { moderationMessages } from '@andariego/contract/moderation-rules'
import { peopleMessages } from '@andariego/contract/people-rules'
import { PLACES_OF_PERSON_MAX, placesMessages } from '@andariego/contract/places-rules'
import { withData } from '../../platform/http/envelopes.ts'
import { Failure, found } from '../../platform/http/errors.ts'
import type { Route } from '../../platform/http/routes.ts'
import { forbidden } from '../../platform/http/session.ts'
import type { Services } from '../../platform/services.ts'
import type { Rewards } from '../gamification/public.ts'
import { wordsOfRegions } from '../maps/public.ts'
import type { HoldBack } from '../moderation/public.ts'
import { peopleRepository, sharedWith } from '../people/public.ts'
import { listTags, mapTags, nearbyTags, placeTag } from './cache-tags.ts'
import { changed } from './changed.ts'
import { wholeCells } from './cluster-grid.ts'
import { clustersRepository } from './clusters-repository.ts'
import { descriptionHistory } from './descriptions-repository.ts'
import { favouritesRepository } from './favourites-repository.ts'
import { kindGuesser } from './kinds/guess-kind.ts'
import { kindsRoutes } from './kinds/kinds-routes.ts'
import { mergedPlaces } from './merged-places.ts'
import { nearbyRepository } from './nearby-repository.ts'
import { placeListRepository } from './place-list-repository.ts'
import { placeLookup, placesRepository } from './places-repository.ts'
import { decidedVersion } from './policies.ts'
import { posterRoutes } from './poster-routes.ts'

export const placesRoutes = (route: Route, services: Services, { earn }: Rewards, holdBack: HoldBack) => {
  const { database, write, log } = services
  posterRoutes(route, services)
  kindsRoutes(route, services)
  const guessKind = kindGuesser(wordsOfRegions(services))
  /** Adding a place must not fail because a file of names is unreadable: the job guesses again later. */
  const guessed = (place: { name: string; latitude: number; longitude: number }) => {
    try {
      return { kind: guessKind(place.name, place), kind_from: 'guess' as const }
    } catch (err) {
      log.warn({ err }, 'kind of a new place not guessed')
      return { kind: null, kind_from: null }
    }
  }
  const places = placesRepository(database)
  const placeOf = placeLookup(database)
  const lists = placeListRepository(database)
  const nearby = nearbyRepository(database)
  const map = clustersRepository(database)
  const favourites = favouritesRepository(database)
  const people = peopleRepository(database)

  route('POST /places', ({ user, body }) =>
    write(async (tx, emit) => {
      const { image = null, city = null, description = null, kind, ...rest } = body
      const place = await placesRepository(tx).add(user.id, {
        image,
        city,
        description,
        ...(kind === undefined ? guessed(rest) : { kind, kind_from: 'person' as const }),
        ...rest,
      })
      if (place === 'duplicate') throw new Failure(409, 'duplicate', placesMessages.duplicate)
      emit(changed.added(place))
      const earned = await earn(tx, { action: 'place_added', userId: user.id, placeId: place.id })
      const text = [place.name, place.address, place.description].join(' ')
      const isWaiting = await holdBack(tx, emit, { type: 'place', id: place.id, userId: user.id, text })
      // Withheld points may not be announced as a new level.
      return isWaiting ? { ...place, isWaiting: true as const } : { ...place, ...earned }
    }),
  )

  route('GET /places/check', async ({ query: { name, latitude, longitude } }) => {
    const place = (await places.sameAs(name, latitude, longitude)) ?? null
    return { exists: place !== null, place }
  })

  route('GET /places', ({ query }) => lists.list(query), {
    tags: ({ query }, { places }) => listTags(query, places),
  })

  route('GET /places/clusters', async ({ query }) => withData(await map.clusters(query)), {
    tags: ({ query }) => mapTags({ ...query, ...wholeCells(query, query.zoom) }),
  })

  route('GET /places/favorites', async ({ user }) => withData(await favourites.list(user.id)))
  route('GET /users/:id/favorites', async ({ user, params }) => {
    found(await people.one(params.id, user.id), peopleMessages.notFound)
    return withData(await favourites.list(params.id))
  })

  route('GET /users/:id/places', async ({ user, params: { id } }) => {
    await sharedWith(database, user, id)
    return withData(await places.newestAddedBy(id, PLACES_OF_PERSON_MAX))
  })

  route(
    'GET /places/:id',
    async ({ params }) => {
      const place = await placeOf(params.id)
      if (place === undefined) throw await mergedPlaces(database).missing(params.id)
      return place
    },
    { tags: ({ params }) => [placeTag(params.id)] },
  )

  route(
    'GET /places/:id/nearby',
    async ({ params }) => {
      const place = found(await placeOf(params.id), placesMessages.notFound)
      const { latitude, longitude } = place
      return { centre: { latitude, longitude }, places: await nearby(place) }
    },
    { tags: (_call, { centre, places }) => nearbyTags(centre, places) },
  )

  route('PUT /places/:id/description', ({ user, params, body }) =>
    write(async (tx, emit) => {
      const inTransaction = placesRepository(tx)
      const described = await inTransaction.describe(params.id, user.id, body.description)
      if (described === 'unknown') throw new Failure(404, 'not-found', placesMessages.notFound)
      if (described === 'locked') throw forbidden(moderationMessages.descriptionLocked)
      const deed = { action: 'description_added', userId: user.id, placeId: params.id } as const
      const earned = await earn(tx, deed)
      emit(changed.description(params.id))
      const text = body.description
      const version = { type: 'description', id: described.versionId, userId: user.id, text } as const
      const isWaiting = await holdBack(tx, emit, version)
      const place = found(await inTransaction.place(params.id), placesMessages.notFound)
      return isWaiting ? { ...place, isWaiting: true as const } : { ...place, ...earned }
    }),
  )

  route('GET /places/:id/description/history', async ({ user, params }) => {
    if (!(await places.exists(params.id))) throw new Failure(404, 'not-found', placesMessages.notFound)
    const versions = await descriptionHistory(database, params.id, user?.id ?? null)
    return withData(versions.map((version) => decidedVersion(user, version)))
  })

  route('POST /places/:id/favorite', ({ user, params, body }) =>
    write(async (tx) => {
      const marks = favouritesRepository(tx)
      const [isThere] = await Promise.all([
        placesRepository(tx).exists(params.id),
        marks.takeTurns(user.id, params.id),
      ])
      if (!isThere) throw new Failure(404, 'not-found', placesMessages.notFound)
      return { isFavorite: await marks.toggle(user.id, params.id, body?.wanted ?? null) }
    }),
  )

  route('GET /places/:id/favorite', async ({ user, params }) => {
    const isFavorite = await favourites.isMarked(user.id, params.id)
    if (!isFavorite && !(await places.exists(params.id)))
      throw new Failure(404, 'not-found', placesMessages.notFound)
    return { isFavorite }
  })
}
