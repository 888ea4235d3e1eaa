import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { PLANNED_EACH_TIME } from '../../../platform/database/pool.ts'
import '../tables.ts'
import { ofKinds, type Scope, within } from './scope.ts'
import { hitsOf, holdsAny, type Term } from './words.ts'

const CANDIDATES = 60
/** How many places of each tag are ranked, and the most places of a scope that are listed at once. */
const OF_EACH_TAG = 150
const LISTED_MAX = 3_000
/** The most sentences examined for a word, because some words occur in half of all reviews. */
const SENTENCES_MAX = 3_000

interface Told {
  placeId: string
  told: number
}
interface Hit {
  placeId: string
  hits: number
}

/**
 * Whether a row's place is in the scope. `offset 0` makes PostgreSQL look up each row by itself. Its planner takes any area for a
 * thousandth of all places, and would otherwise read every sentence of an area that has thousands.
 */
const isIn = ({ area, kinds }: Scope, placeId: string) =>
  area === null && kinds.length === 0
    ? sql`true`
    : sql`exists (select from assistant_places f
        where f.place_id = ${sql.ref(placeId)} and ${within(area)} and ${ofKinds(kinds)} offset 0)`

/** Returns the places of a scope if there are few enough; null when the search should start from the sentences instead. */
const listed = async (database: Database, { area, kinds }: Scope): Promise<string[] | null> => {
  if (area === null && kinds.length === 0) return null
  const { rows } = await sql<{ placeId: string }>`
    select f.place_id as "placeId" from assistant_places f
    where ${within(area)} and ${ofKinds(kinds)} limit ${LISTED_MAX + 1} ${sql.raw(PLANNED_EACH_TIME)}`.execute(
    database,
  )
  return rows.length > LISTED_MAX ? null : rows.map(({ placeId }) => placeId)
}

const toldAmong = async (
  database: Database,
  ids: readonly string[],
  tags: readonly string[],
): Promise<Told[]> => {
  const { rows } = await sql<Told>`
    select t.place_id as "placeId", sum(t.told)::int as told from assistant_told t
    where t.place_id = any(${[...ids]}::uuid[]) and t.tag = any(${[...tags]}::text[])
    group by t.place_id order by count(*) desc, told desc, t.place_id
    limit ${CANDIDATES} ${sql.raw(PLANNED_EACH_TIME)}`.execute(database)
  return rows
}

/** Finds the places with the most sentences per tag, in an index's order. */
const toldMost = async (database: Database, scope: Scope, tags: readonly string[]): Promise<Told[]> => {
  const perTag = await Promise.all(
    tags.map(async (tag) => {
      const { rows } = await sql<Told>`
        select t.place_id as "placeId", t.told from assistant_told t
        where t.tag = ${tag} and ${isIn(scope, 't.place_id')}
        order by t.told desc, t.place_id limit ${OF_EACH_TAG} ${sql.raw(PLANNED_EACH_TIME)}`.execute(database)
      return rows
    }),
  )
  const sums = new Map<string, { tags: number; told: number }>()
  for (const { placeId, told } of perTag.flat()) {
    const sum = sums.get(placeId) ?? { tags: 0, told: 0 }
    sums.set(placeId, { tags: sum.tags + 1, told: sum.told + told })
  }
  return [...sums]
    .sort(([, a], [, b]) => b.tags - a.tags || b.told - a.told)
    .slice(0, CANDIDATES)
    .map(([placeId, { told }]) => ({ placeId, told }))
}

const holding = async (
  database: Database,
  scope: Scope,
  ids: readonly string[] | null,
  terms: readonly Term[],
  isRead: RawBuilder<unknown>,
): Promise<Hit[]> => {
  const among = ids ? sql`s.place_id = any(${[...ids]}::uuid[])` : isIn(scope, 's.place_id')
  const { rows } = await sql<Hit>`
    select "placeId", max(hits) as hits from (
      select s.place_id as "placeId", ${hitsOf(terms)} as hits from assistant_sentences s
      where ${holdsAny(terms)} and ${isRead} and ${among} limit ${SENTENCES_MAX}) as found
    group by "placeId" order by hits desc, count(*) desc, "placeId"
    limit ${CANDIDATES} ${sql.raw(PLANNED_EACH_TIME)}`.execute(database)
  return rows
}

/**
 * Returns a scope's places with the most sentences for an aspect, or with any of the words, those with the most words first. `isRead`: which
 * sentences are searched for words.
 */
export const speaking = async (
  database: Database,
  scope: Scope,
  tags: readonly string[],
  terms: readonly Term[],
  isRead: RawBuilder<unknown>,
): Promise<string[]> => {
  const ids = await listed(database, scope)
  if (ids?.length === 0) return []
  const [told, held] = await Promise.all([
    tags.length === 0 ? [] : ids ? toldAmong(database, ids, tags) : toldMost(database, scope, tags),
    terms.length === 0 ? [] : holding(database, scope, ids, terms, isRead),
  ])
  return [...new Set([...held, ...told].map(({ placeId }) => placeId))].slice(0, CANDIDATES)
}
