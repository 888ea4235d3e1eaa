import { createHash } from 'node:crypto'
import { placeKindName } from '@andariego/contract/place-kinds-rules'
import { sql } from 'kysely'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { isAnyOf } from '../../../platform/database/select.ts'
import '../../places/public.ts'
import '../../reviews/public.ts'
import { LEXICON_FILES } from '../lexicon/lexicon.ts'
import { languageOfText } from '../understanding/language.ts'
import { kindsOf } from './kinds.ts'
import { NAME_POSITION, promisedBy, searchedName } from './names.ts'
import { sentencesOf } from './sentences.ts'
import '../tables.ts'
import { aspectTags } from './tones.ts'
import { whereaboutsOf } from './whereabouts.ts'

/** How many texts are indexed per transaction. */
const BATCH = 300
/** Increase it when indexing changes, so that everything is indexed again. */
const READING_VERSION = 14
/** Changes with the vocabulary and with how texts are indexed. */
export const FINGERPRINT = createHash('sha256')
  .update(`${READING_VERSION}\n${LEXICON_FILES.join('\n')}`)
  .digest('hex')

interface Origin {
  placeId: string
  reviewId: string | null
  rating: number | null
  saidAt: Date
}
const rowsOf = (text: string, { placeId, reviewId, rating, saidAt }: Origin) => {
  const language = languageOfText(text)
  return sentencesOf(text).map((sentence, position) => ({
    place_id: placeId,
    review_id: reviewId,
    position,
    sentence,
    rating,
    said_at: saidAt,
    aspects: aspectTags(sentence, language),
  }))
}
/** What a name says of its place is searched like a sentence. */
const nameRow = (sentence: string, { placeId, reviewId, rating, saidAt }: Origin) => ({
  place_id: placeId,
  review_id: reviewId,
  position: NAME_POSITION,
  sentence,
  rating,
  said_at: saidAt,
  aspects: promisedBy(sentence),
})
type SentenceRow = ReturnType<typeof rowsOf>[number]

interface Reading {
  rows: SentenceRow[]
  /** The places whose sentences changed. */
  placeIds: string[]
}

const readPlaces = async (tx: Tx, ids: readonly string[]): Promise<Reading> => {
  const places = await tx
    .selectFrom('place_texts')
    .innerJoin('place_addresses', 'place_addresses.id', 'place_texts.id')
    .selectAll('place_texts')
    .select('place_addresses.address')
    .where(isAnyOf('place_texts.id', ids))
    .execute()
  await tx
    .deleteFrom('assistant_sentences')
    .where(isAnyOf('place_id', ids))
    .where('review_id', 'is', null)
    .execute()
  await tx.deleteFrom('assistant_places').where(isAnyOf('place_id', ids)).execute()
  if (places.length > 0)
    await tx
      .insertInto('assistant_places')
      .values(
        places.map(({ id, name, address, city, description, latitude, longitude, kind }) => ({
          place_id: id,
          ...whereaboutsOf({ address, city, latitude, longitude }),
          kinds: kindsOf(kind ? `${name} ${placeKindName(kind)}` : name),
          told_kinds: kindsOf(description ?? ''),
          location: sql<string>`point(${longitude}::float8, ${latitude}::float8)`,
        })),
      )
      .execute()
  const rows = places.flatMap(({ id, name, kind, description, created_at }) => {
    const origin = { placeId: id, reviewId: null, rating: null, saidAt: created_at }
    return [nameRow(searchedName(name, kind), origin), ...rowsOf(description ?? '', origin)]
  })
  return { rows, placeIds: [...ids] }
}

const readReviews = async (tx: Tx, ids: readonly string[]): Promise<Reading> => {
  const gone = await tx
    .deleteFrom('assistant_sentences')
    .where(isAnyOf('review_id', ids))
    .returning('place_id')
    .execute()
  const reviews = await tx.selectFrom('review_texts').selectAll().where(isAnyOf('id', ids)).execute()
  const rows = reviews.flatMap(({ id, place_id, rating, content, created_at }) =>
    rowsOf(content, { placeId: place_id, reviewId: id, rating, saidAt: created_at }),
  )
  return { rows, placeIds: [...gone, ...reviews].map(({ place_id }) => place_id) }
}

const distinct = (ids: readonly (string | null)[]): string[] => [...new Set(ids.filter((id) => id !== null))]

/**
 * Indexes the oldest waiting texts; returns their number. A lock allows one indexing transaction at a time, over all processes.
 */
const readSome = (database: Database): Promise<number> =>
  database.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('assistant reads', 0))`.execute(tx)
    const taken = await tx
      .deleteFrom('assistant_unread')
      .where('id', 'in', (query) =>
        query.selectFrom('assistant_unread').select('id').orderBy('id').limit(BATCH),
      )
      .returning(['place_id', 'review_id'])
      .execute()
    const placeIds = distinct(taken.map((row) => row.place_id))
    const reviewIds = distinct(taken.map((row) => row.review_id))
    await sql`set local andariego.counts_told = 'later'`.execute(tx)
    const readings = [
      ...(placeIds.length > 0 ? [await readPlaces(tx, placeIds)] : []),
      ...(reviewIds.length > 0 ? [await readReviews(tx, reviewIds)] : []),
    ]
    const rows = readings.flatMap((reading) => reading.rows)
    for (let at = 0; at < rows.length; at += 1000)
      await tx
        .insertInto('assistant_sentences')
        .values(rows.slice(at, at + 1000))
        .execute()
    const changed = distinct(readings.flatMap((reading) => reading.placeIds))
    if (changed.length > 0) await sql`select recount_told(${changed.toSorted()}::uuid[])`.execute(tx)
    return taken.length
  })

/** Whether texts wait to be indexed. */
export const hasUnread = async (database: Database): Promise<boolean> =>
  (await database.selectFrom('assistant_unread').select('id').limit(1).executeTakeFirst()) !== undefined

/** Indexes new texts: cheap when there are none. At most one batch, so that no question waits for an import. */
export const readNews = async (database: Database): Promise<void> => {
  if (await hasUnread(database)) await readSome(database)
}

/** Indexes all waiting texts; returns their number. */
export const readAll = async (database: Database, signal?: AbortSignal): Promise<number> => {
  let total = 0
  while (!signal?.aborted && (await hasUnread(database))) total += await readSome(database)
  return total
}
