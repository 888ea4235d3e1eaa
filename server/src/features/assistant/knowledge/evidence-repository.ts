import { type SqlBool, sql } from 'kysely'
import { type Database, PLANNED_EACH_TIME } from '../../../platform/database/database.ts'
import '../../places/public.ts'
import '../tables.ts'
import type { Area } from '../understanding/area.ts'

/** A sentence that speaks of what was asked. */
export interface Evidence {
  placeId: string
  reviewId: string | null
  sentence: string
  rating: number | null
  saidAt: Date
  aspects: string[]
  /** How many of the words asked for it holds. */
  hits: number
}

/** Where and of what kind places are looked for. */
export interface Scope {
  area: Area | null
  kinds: readonly string[]
}

export interface Ranked {
  placeId: string
  merit: number
  reviewCount: number
  createdAt: Date
}

/** The sentences of one place that are looked through; the newest ones. */
const SENTENCES_MAX = 300
const CANDIDATES = 60
const KILOMETRES_PER_DEGREE = 111.2

const anyWord = (terms: readonly string[]) =>
  sql`(${sql.join(
    terms.map((term) => sql`plainto_tsquery('spanish', ${term})`),
    sql` || `,
  )})`
const hitsOf = (terms: readonly string[]) =>
  terms.length === 0
    ? sql<number>`0`
    : sql<number>`(${sql.join(
        terms.map((term) => sql`(s.stems @@ plainto_tsquery('spanish', ${term}))::int`),
        sql` + `,
      )})`
const speaksOf = (aspects: readonly string[], terms: readonly string[]) =>
  sql<SqlBool>`(s.aspects && ${[...aspects]}::text[] ${terms.length > 0 ? sql`or s.stems @@ ${anyWord(terms)}` : sql``})`

const within = (area: Area | null) => {
  if (area === null) return sql<SqlBool>`true`
  if (area.type === 'countries') return sql<SqlBool>`f.country = any(${area.countries}::text[])`
  if (area.type === 'region') return sql<SqlBool>`f.country = ${area.country} and f.region = ${area.name}`
  if (area.type === 'box') {
    const [west, south, east, north] = area.box
    const inBox = sql<SqlBool>`f.location <@ box(point(${west}::float8, ${south}::float8), point(${east}::float8, ${north}::float8))`
    return area.countries.length === 0
      ? inBox
      : sql<SqlBool>`${inBox} and f.country = any(${area.countries}::text[])`
  }
  const height = area.kilometres / KILOMETRES_PER_DEGREE
  const width = height / Math.max(0.05, Math.cos((area.latitude * Math.PI) / 180))
  return sql<SqlBool>`f.location <@ box(
    point(${area.longitude - width}::float8, ${area.latitude - height}::float8),
    point(${area.longitude + width}::float8, ${area.latitude + height}::float8))`
}
const ofKinds = (kinds: readonly string[]) =>
  kinds.length === 0
    ? sql<SqlBool>`true`
    : sql<SqlBool>`(f.kinds && ${[...kinds]}::text[] or f.told_kinds && ${[...kinds]}::text[])`

const ORDERS = {
  best: sql`p.merit desc`,
  reviewed: sql`p.review_count desc`,
  recent: sql`p.created_at desc`,
} as const
export type Order = keyof typeof ORDERS

export const evidenceRepository = (database: Database) => ({
  /** What is said of these places about any of these aspects, or with any of these words. */
  about: async (
    placeIds: readonly string[],
    aspects: readonly string[],
    terms: readonly string[],
  ): Promise<Evidence[]> => {
    if (placeIds.length === 0) return []
    const { rows } = await sql<Evidence>`
      select s.place_id as "placeId", s.review_id as "reviewId", s.sentence, s.rating, s.said_at as "saidAt",
        s.aspects, ${hitsOf(terms)} as hits
      from assistant_sentences s
      where s.place_id = any(${[...placeIds]}::uuid[]) and ${speaksOf(aspects, terms)}
      order by s.said_at desc limit ${SENTENCES_MAX * placeIds.length} ${sql.raw(PLANNED_EACH_TIME)}`.execute(
      database,
    )
    return rows
  },

  /** All sentences of a place, the newest reviews first. */
  all: async (placeId: string): Promise<Evidence[]> => {
    const { rows } = await sql<Evidence>`
      select s.place_id as "placeId", s.review_id as "reviewId", s.sentence, s.rating, s.said_at as "saidAt", s.aspects, 0 as hits
      from assistant_sentences s where s.place_id = ${placeId}
      order by s.said_at desc, s.position limit ${SENTENCES_MAX}`.execute(database)
    return rows
  },

  /** Places in a scope, in order. */
  places: async (
    { area, kinds }: Scope,
    order: Order,
    limit: number,
  ): Promise<(Ranked & { isNamedSo: boolean })[]> => {
    const { rows } = await sql<Ranked & { isNamedSo: boolean }>`
      select f.place_id as "placeId", p.merit, p.review_count as "reviewCount", p.created_at as "createdAt",
        (f.kinds && ${[...kinds]}::text[]) as "isNamedSo"
      from assistant_places f join place_texts p on p.id = f.place_id
      where ${within(area)} and ${ofKinds(kinds)}
      order by "isNamedSo" desc, ${ORDERS[order]}, f.place_id limit ${limit} ${sql.raw(PLANNED_EACH_TIME)}`.execute(
      database,
    )
    return rows
  },

  /** The places of a scope with the most said for an aspect, or with any of the words. */
  speaking: async (
    { area, kinds }: Scope,
    tags: readonly string[],
    terms: readonly string[],
  ): Promise<string[]> => {
    const { rows } = await sql<{ placeId: string }>`
      select s.place_id as "placeId"
      from assistant_sentences s join assistant_places f on f.place_id = s.place_id
      where ${speaksOf(tags, terms)} and ${within(area)} and ${ofKinds(kinds)}
      group by s.place_id
      order by max(${hitsOf(terms)}) desc, count(distinct coalesce(s.review_id, s.place_id)) desc, s.place_id
      limit ${CANDIDATES} ${sql.raw(PLANNED_EACH_TIME)}`.execute(database)
    return rows.map(({ placeId }) => placeId)
  },

  /** Which of these places lie in an area. */
  inside: async (area: Area, placeIds: readonly string[]): Promise<ReadonlySet<string>> => {
    const { rows } = await sql<{ placeId: string }>`
      select f.place_id as "placeId" from assistant_places f
      where f.place_id = any(${[...placeIds]}::uuid[]) and ${within(area)}`.execute(database)
    return new Set(rows.map(({ placeId }) => placeId))
  },

  /** Which of these areas have places at all. */
  inhabited: async (areas: readonly Area[]): Promise<boolean[]> => {
    const { rows } = await sql<{ held: boolean[] }>`select array[${sql.join(
      areas.map((area) => sql`exists (select from assistant_places f where ${within(area)})`),
    )}] as held`.execute(database)
    return rows[0]?.held ?? []
  },

  /** The country, region and city of places. */
  whereabouts: async (placeIds: readonly string[]) => {
    if (placeIds.length === 0) return []
    return database
      .selectFrom('assistant_places')
      .select(['place_id as placeId', 'country', 'region', 'city', 'kinds', 'told_kinds as toldKinds'])
      .where('place_id', 'in', placeIds)
      .execute()
  },
})
export type EvidenceRepository = ReturnType<typeof evidenceRepository>
