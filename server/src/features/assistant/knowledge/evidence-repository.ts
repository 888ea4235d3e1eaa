import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { PLANNED_EACH_TIME } from '../../../platform/database/pool.ts'
import { isAnyOf } from '../../../platform/database/select.ts'
import '../../places/public.ts'
import { isReviewBlockedFor } from '../../reviews/public.ts'
import '../tables.ts'
import type { Area } from '../understanding/area.ts'
import { speaking } from './candidates.ts'
import { NAME_POSITION } from './names.ts'
import { ofKinds, type Scope, within } from './scope.ts'
import { hitsOf, holdsAny, saysAny, type Term } from './words.ts'

/** A sentence about what was asked. */
export interface Evidence {
  placeId: string
  reviewId: string | null
  sentence: string
  rating: number | null
  saidAt: Date
  aspects: string[]
  /** How many of the requested words or things it contains; a sentence with only a related word counts less. */
  hits: number
  /** Whether it is the place's name. A name shows what is there, but is not quoted. */
  isName?: boolean
}

/** The most sentences of one place that are examined, newest first. */
const SENTENCES_MAX = 300
/** From this many places on, as in a list, fewer sentences of each are examined. */
const MANY_PLACES = 10
const SENTENCES_OF_MANY = 24

const ORDERS = {
  best: sql`p.merit desc`,
  reviewed: sql`p.review_count desc`,
  recent: sql`p.created_at desc`,
} as const
export type Order = keyof typeof ORDERS

/** The sentences of these places about any of these aspects, by the index of places and aspects. */
const isAbout = (placeIds: readonly string[], aspects: readonly string[]) =>
  aspects.length === 0
    ? sql`false`
    : sql`told_topics(s.place_id, s.aspects) && array(
        select unnest(told_topics(place, ${aspects.map((aspect) => aspect.replace(/[-+]$/, ''))}::text[]))
        from unnest(${[...placeIds]}::uuid[]) as place) and s.aspects && ${[...aspects]}::text[]`

const isSentence = sql`(s.position <> ${sql.lit(NAME_POSITION)})`
/** The community's sentences and places, as `viewerId` may see them: null stands for visitors, who see all. */
export const evidenceRepository = (database: Database, viewerId: string | null = null) => {
  const isShown = viewerId === null ? sql`true` : sql`not ${isReviewBlockedFor(viewerId, 's.review_id')}`
  return {
    /**
     * Returns the sentences of these places about any of these aspects, or with any of these words, newest first. Of each place
     * those with the most words. `withNames`: also the places' names.
     */
    about: async (
      placeIds: readonly string[],
      aspects: readonly string[],
      terms: readonly Term[],
      { withNames = false } = {},
    ): Promise<Evidence[]> => {
      if (placeIds.length === 0) return []
      const ofEach = placeIds.length > MANY_PLACES ? SENTENCES_OF_MANY : SENTENCES_MAX
      const isRead = withNames ? sql`true` : isSentence
      const { rows } = await sql<Evidence>`
      select "placeId", "reviewId", sentence, rating, "saidAt", aspects, hits, "isName" from (
        select found.*, row_number() over (partition by "placeId" order by hits desc, "saidAt" desc) as place_rank from (
          select s.place_id as "placeId", s.review_id as "reviewId", s.sentence, s.rating, s.said_at as "saidAt",
            s.aspects, ${hitsOf(terms)} as hits, not ${isSentence} as "isName"
          from assistant_sentences s
          where (${isAbout(placeIds, aspects)} or s.place_id = any(${[...placeIds]}::uuid[]) and ${holdsAny(terms)})
            and ${isRead} and ${isShown}
        ) as found
      ) as ranked
      where place_rank <= ${ofEach}
      order by "saidAt" desc ${sql.raw(PLANNED_EACH_TIME)}`.execute(database)
      return rows
    },

    /** Returns the newest sentences of each of these places, newest reviews first. */
    all: async (placeIds: readonly string[]): Promise<Evidence[]> => {
      const ofEach = placeIds.length > MANY_PLACES ? SENTENCES_OF_MANY : SENTENCES_MAX
      const { rows } = await sql<Evidence>`
      select newest.* from unnest(${[...placeIds]}::uuid[]) as asked(place_id) cross join lateral (
        select s.place_id as "placeId", s.review_id as "reviewId", s.sentence, s.rating, s.said_at as "saidAt", s.aspects, 0 as hits
        from assistant_sentences s where s.place_id = asked.place_id and ${isSentence} and ${isShown}
        order by s.said_at desc, s.position limit ${ofEach}) as newest
      order by "saidAt" desc`.execute(database)
      return rows
    },

    /** Returns places of a scope, in order: those whose name has the kind, and where these are fewer than `fewest`, those whose texts mention it. */
    places: async ({ area, kinds }: Scope, order: Order, limit: number, fewest = 1): Promise<string[]> => {
      const listed = async (isOfKind: ReturnType<typeof ofKinds>) => {
        const { rows } = await sql<{ placeId: string }>`
        select f.place_id as "placeId" from assistant_places f join place_texts p on p.id = f.place_id
        where ${within(area)} and ${isOfKind}
        order by ${ORDERS[order]}, p.id limit ${limit} ${sql.raw(PLANNED_EACH_TIME)}`.execute(database)
        return rows.map(({ placeId }) => placeId)
      }
      if (kinds.length === 0) return listed(sql`true`)
      const named = await listed(sql`f.kinds && ${[...kinds]}::text[]`)
      if (named.length >= fewest) return named
      return [...new Set([...named, ...(await listed(ofKinds(kinds)))])].slice(0, limit)
    },

    /** Returns a scope's places with the most sentences for an aspect, or with any of the words. */
    speaking: (
      scope: Scope,
      tags: readonly string[],
      terms: readonly Term[],
      { withNames = false } = {},
    ): Promise<string[]> => speaking(database, scope, tags, terms, withNames ? sql`true` : isSentence),

    /** Whether anybody wrote one of these words; what it may be in another language does not count. */
    isSaid: async (terms: readonly Term[]): Promise<boolean> => {
      const { rows } = await sql<{ said: boolean }>`select exists (
        select from assistant_sentences s where ${saysAny(terms)} and ${isSentence} and ${isShown}) as said`.execute(
        database,
      )
      return rows[0]?.said === true
    },

    /** Returns which of these places are in an area. */
    inside: async (area: Area, placeIds: readonly string[]): Promise<ReadonlySet<string>> => {
      const { rows } = await sql<{ placeId: string }>`
      select f.place_id as "placeId" from assistant_places f
      where f.place_id = any(${[...placeIds]}::uuid[]) and ${within(area)}`.execute(database)
      return new Set(rows.map(({ placeId }) => placeId))
    },

    /** Returns, for each of these areas, whether it has any places. */
    inhabited: async (areas: readonly Area[]): Promise<boolean[]> => {
      const { rows } = await sql<{ held: boolean[] }>`select array[${sql.join(
        areas.map((area) => sql`exists (select from assistant_places f where ${within(area)})`),
      )}] as held`.execute(database)
      return rows[0]?.held ?? []
    },

    /** Returns country, region and city of these places. */
    whereabouts: async (placeIds: readonly string[]) => {
      if (placeIds.length === 0) return []
      return database
        .selectFrom('assistant_places')
        .select(['place_id as placeId', 'country', 'region', 'city', 'kinds', 'told_kinds as toldKinds'])
        .where(isAnyOf('place_id', placeIds))
        .execute()
    },
  }
}
export type EvidenceRepository = ReturnType<typeof evidenceRepository>
