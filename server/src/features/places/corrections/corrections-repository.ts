import { randomUUIDv7 } from 'node:crypto'
import type { Correction } from '@andariego/contract/corrections'
import {
  CORRECTIONS_SHOWN,
  type CorrectionOutcome,
  type PlaceFact,
} from '@andariego/contract/corrections-rules'
import { type SqlBool, sql } from 'kysely'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { isoInstant } from '../../../platform/database/select.ts'
import type { Caller } from '../../../platform/http/session.ts'
import { isBlockedFor, personJson } from '../../people/public.ts'
import { factOf } from './place-facts.ts'
import { deeds, seesAll } from './policies.ts'
import './tables.ts'

type New = Pick<Correction, 'placeId' | 'about' | 'suggested' | 'note'> & {
  authorId: string
  before: PlaceFact
}

interface Decided {
  outcome: CorrectionOutcome
  reason: string | null
  deciderId: string
}

export const correctionsRepository = (database: Database | Tx) => {
  /** Returns the pending suggestions that the caller may see: none across a block, but all for moderators. */
  const open = async (caller: Caller, placeId: string | null): Promise<Correction[]> => {
    const rows = await database
      .selectFrom('place_corrections')
      .innerJoin('places', 'places.id', 'place_corrections.place_id')
      .innerJoin('people', 'people.id', 'place_corrections.author_id')
      .select([
        'place_corrections.id',
        'place_corrections.place_id as placeId',
        'place_corrections.about',
        'place_corrections.suggested',
        'place_corrections.note',
        'place_corrections.author_id as authorId',
        'places.name',
        'places.city',
        'places.latitude',
        'places.longitude',
        'places.created_by as createdBy',
        sql<boolean>`places.closed_at is not null`.as('isClosed'),
        personJson(caller.id).as('by'),
        isoInstant('place_corrections.created_at').as('createdAt'),
      ])
      .where('decided_at', 'is', null)
      .$if(placeId !== null, (query) => query.where('place_corrections.place_id', '=', placeId))
      .$if(!seesAll(caller), (query) =>
        query.where(sql<SqlBool>`${caller.id}::uuid in (places.created_by, place_corrections.author_id)
          and not ${isBlockedFor(caller.id, 'place_corrections.author_id')}`),
      )
      .orderBy('place_corrections.created_at')
      .orderBy('place_corrections.id')
      .limit(CORRECTIONS_SHOWN)
      .execute()
    return rows.map(({ authorId, createdBy, name, city, latitude, longitude, isClosed, ...row }) => ({
      ...row,
      placeName: name,
      now: factOf({ id: row.placeId, name, city, latitude, longitude, isClosed }, row.about),
      may: deeds(caller, { authorId, placeAuthorId: createdBy }),
    }))
  }

  return {
    open,

    /** Returns undefined while the same person has a pending suggestion about the same fact. */
    add: async ({ placeId, authorId, about, before, suggested, note }: New): Promise<string | undefined> => {
      const row = await database
        .insertInto('place_corrections')
        .values({
          id: randomUUIDv7(),
          place_id: placeId,
          author_id: authorId,
          about,
          before: JSON.stringify(before),
          suggested: JSON.stringify(suggested),
          note,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst()
      return row?.id
    },

    /** Returns how many a person suggested within a day. Locks, so that simultaneous ones wait. */
    suggestedToday: async (userId: string): Promise<number> => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`corrections ${userId}`}, 0))`.execute(
        database,
      )
      const { count } = await database
        .selectFrom('place_corrections')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('author_id', '=', userId)
        .where('created_at', '>', sql<Date>`now() - interval '1 day'`)
        .executeTakeFirstOrThrow()
      return count
    },

    one: (id: string) =>
      database
        .selectFrom('place_corrections')
        .select([
          'id',
          'place_id as placeId',
          'author_id as authorId',
          'about',
          'before',
          'suggested',
          'outcome',
        ])
        .where('id', '=', id)
        .executeTakeFirst(),

    /** Records the answer; returns false when the suggestion was already answered or withdrawn. */
    decide: async (id: string, { outcome, reason, deciderId }: Decided): Promise<boolean> => {
      const { numUpdatedRows } = await database
        .updateTable('place_corrections')
        .set({ outcome, reason, decider_id: deciderId, decided_at: sql<Date>`now()` })
        .where('id', '=', id)
        .where('decided_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** Returns the other pending suggestions about the same fact of a place. */
    othersAbout: (placeId: string, about: Correction['about']) =>
      database
        .selectFrom('place_corrections')
        .select(['id', 'author_id as authorId', 'suggested'])
        .where('place_id', '=', placeId)
        .where('about', '=', about)
        .where('decided_at', 'is', null)
        .orderBy('id')
        .execute(),

    /** Deletes a pending suggestion; returns false when it was already answered. */
    withdraw: async (id: string): Promise<boolean> => {
      const { numDeletedRows } = await database
        .deleteFrom('place_corrections')
        .where('id', '=', id)
        .where('decided_at', 'is', null)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },

    ofAuthor: (userId: string) =>
      database
        .selectFrom('place_corrections')
        .select(['place_id as placeId', 'suggested', 'note', 'outcome', 'reason'])
        .select(isoInstant('created_at').as('createdAt'))
        .where('author_id', '=', userId)
        .orderBy('id')
        .execute(),
  }
}
