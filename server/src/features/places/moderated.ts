import { moderationMessages } from '@andariego/contract/moderation-rules'
import { pages } from '@andariego/contract/pages'
import { type RawBuilder, sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Emit } from '../../platform/database/write.ts'
import type { PlatformEvent } from '../../platform/events.ts'
import { Failure } from '../../platform/http/errors.ts'
import type { Rewards } from '../gamification/public.ts'
import type { Deciding, ModeratedPart } from '../moderation/public.ts'
import { changed } from './changed.ts'
import { mergedPlaces } from './merged-places.ts'
import './tables.ts'

const placeOf = (database: Database | Tx, id: string) =>
  database
    .selectFrom('all_places')
    .select([
      'id',
      'name',
      'address',
      'city',
      'description',
      'image',
      'latitude',
      'longitude',
      'created_by as authorId',
      'hidden_at as hiddenAt',
      'description_locked_at as lockedAt',
    ])
    .where('id', '=', id)
    .executeTakeFirst()
type PlaceRow = NonNullable<Awaited<ReturnType<typeof placeOf>>>

/** A metre is exact enough to read. */
const positionOf = ({ latitude, longitude }: PlaceRow): string =>
  [latitude, longitude].map((degrees) => Number(degrees.toFixed(5))).join(', ')

const refused = (message: string) => new Failure(422, 'validation', message)

const set = (
  tx: Tx,
  id: string,
  values: { hidden_at?: Date | null; description_locked_at?: Date | null; corrected_at?: RawBuilder<Date> },
) => tx.updateTable('all_places').set(values).where('id', '=', id).execute()

/** Returns the event for the reviews of a place that appears or disappears. Provided by the reviews domain. */
export type ReviewsOfPlaceChanged = (placeId: string) => PlatformEvent

/** Lets moderators decide about places. */
export const moderatedPlaces = (
  { forfeiting }: Rewards,
  reviewsChanged: ReviewsOfPlaceChanged,
): ModeratedPart => {
  /** Tells that a place appeared or disappeared, with its reviews. */
  const tellOf = (emit: Emit, place: PlaceRow) => {
    emit(changed.cameOrWent(place))
    emit(reviewsChanged(place.id))
  }
  const withPlace =
    (change: (deciding: Deciding, place: PlaceRow) => Promise<unknown>) => async (deciding: Deciding) => {
      const place = await placeOf(deciding.tx, deciding.subject.id)
      if (!place) return
      await change(deciding, place)
      tellOf(deciding.emit, place)
    }
  return {
    find: async (database, id, viewerId) => {
      const place = await placeOf(database, id)
      if (!place || (viewerId !== null && place.hiddenAt !== null)) return undefined
      const { name, address, city, description, image, authorId, hiddenAt, lockedAt } = place
      return {
        type: 'place',
        id,
        authorId,
        isHidden: hiddenAt !== null,
        isLocked: lockedAt !== null,
        snapshot: {
          title: name,
          text: [address, city, positionOf(place), image, description].filter(Boolean).join('\n'),
          address: pages.place({ id }),
          media: [],
          messages: [],
        },
        placeId: id,
        earnedBy: { deed: id },
      }
    },
    deeds: {
      hide: withPlace(({ tx }, { id }) => set(tx, id, { hidden_at: new Date() })),
      restore: withPlace(async ({ tx }, { id }) => {
        await mergedPlaces(tx).remove(id)
        // Who keeps the names of places finds this one among those that changed, by the database's clock.
        await set(tx, id, { hidden_at: null, corrected_at: sql<Date>`now()` })
      }),
      remove: withPlace(async ({ tx }, { id, authorId }) => {
        await set(tx, id, { hidden_at: null })
        await forfeiting(tx, { authorId, deed: id }, () =>
          tx.deleteFrom('all_places').where('id', '=', id).execute(),
        )
      }),
      merge: withPlace(async ({ tx, emit, intoId }, { id }) => {
        if (intoId === null) throw refused(moderationMessages.mergeTarget)
        if (intoId === id) throw refused(moderationMessages.mergeSame)
        const kept = await placeOf(tx, intoId)
        if (!kept || kept.hiddenAt !== null) throw refused(moderationMessages.mergeNotFound)
        await sql`select merge_places(${id}, ${kept.id})`.execute(tx)
        await mergedPlaces(tx).add(id, kept.id)
        tellOf(emit, kept)
      }),
      lock: withPlace(({ tx }, { id }) => set(tx, id, { description_locked_at: new Date() })),
      unlock: withPlace(({ tx }, { id }) => set(tx, id, { description_locked_at: null })),
    },
  }
}

/** Sets a place's description to the newest version that is not hidden. */
const settleDescription = (tx: Tx, placeId: string) =>
  sql`update all_places set description = (
      select description from place_descriptions
      where place_id = all_places.id and place_descriptions.hidden_at is null order by id desc limit 1
    ) where id = ${placeId}`.execute(tx)

const versionOf = (database: Database | Tx, id: string) =>
  database
    .selectFrom('place_descriptions')
    .innerJoin('all_places', 'all_places.id', 'place_descriptions.place_id')
    .select([
      'place_descriptions.id',
      'place_descriptions.place_id as placeId',
      'place_descriptions.author_id as authorId',
      'place_descriptions.description',
      'place_descriptions.hidden_at as hiddenAt',
      'all_places.hidden_at as placeHiddenAt',
      'all_places.description_locked_at as lockedAt',
      'all_places.name',
    ])
    .where('place_descriptions.id', '=', id)
    .executeTakeFirst()

/** Lets moderators decide about versions of descriptions. When one is hidden, the place shows the previous one, if any. */
export const moderatedDescriptions = (): ModeratedPart => {
  const withVersion =
    (change: (tx: Tx, id: string, placeId: string) => Promise<unknown>) => async (deciding: Deciding) => {
      const { tx, emit, subject } = deciding
      const version = await versionOf(tx, subject.id)
      if (!version) return
      await tx
        .selectFrom('all_places')
        .select('id')
        .where('id', '=', version.placeId)
        .forNoKeyUpdate()
        .execute()
      await change(tx, subject.id, version.placeId)
      await settleDescription(tx, version.placeId)
      emit(changed.description(version.placeId))
    }
  const setHidden = (hidden_at: Date | null) => (tx: Tx, id: string) =>
    tx.updateTable('place_descriptions').set({ hidden_at }).where('id', '=', id).execute()
  return {
    find: async (database, id, viewerId) => {
      const version = await versionOf(database, id)
      if (!version) return undefined
      const { placeId, authorId, description, name, hiddenAt, placeHiddenAt, lockedAt } = version
      if (viewerId !== null && (hiddenAt !== null || placeHiddenAt !== null)) return undefined
      return {
        type: 'description',
        id,
        authorId,
        isHidden: hiddenAt !== null,
        isLocked: lockedAt !== null,
        placeId,
        snapshot: {
          title: `Descripción de ${name}`,
          text: description,
          address: pages.place({ id: placeId }),
          media: [],
          messages: [],
        },
      }
    },
    deeds: {
      hide: (deciding) => withVersion(setHidden(new Date()))(deciding),
      restore: withVersion(setHidden(null)),
      remove: withVersion((tx, id) => tx.deleteFrom('place_descriptions').where('id', '=', id).execute()),
      lock: withVersion((tx, _id, placeId) => set(tx, placeId, { description_locked_at: new Date() })),
      unlock: withVersion((tx, _id, placeId) => set(tx, placeId, { description_locked_at: null })),
    },
  }
}
