import type { Review } from '@andariego/contract/reviews'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import { coalesce } from '../../platform/database/coalesce.ts'
import { cursorOf } from '../../platform/database/cursor.ts'
import type { Database, Tables } from '../../platform/database/database.ts'
import { unseen, unseenList, withValues } from '../../platform/database/select.ts'
import type { Undecided } from '../../platform/policy.ts'
import { hasBlocks, isBlockedFor } from '../people/public.ts'
import { reviewColumns } from './select-review.ts'
import './tables.ts'

interface PageOfReviews {
  data: Undecided<Review>[]
  nextCursor: string | null
}

interface Asked {
  limit: number
  cursor?: string | undefined
  /** The viewer, whose own reactions are included. */
  viewerId: string | null
}
interface AskedOfPlace extends Asked {
  placeId: string
}
/** A review of a page, for one viewer; `number` is the page's, from 1. */
interface ChosenRow extends Selectable<Tables['reviews']> {
  number: number
  viewer_id: string | null
}

type Position = readonly [at: string, id: string]
const BEFORE_ALL: Position = ['infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff']

const lastReview = cursorOf('instant', 'uuid')

/** Returns the position after which a page begins; null for the first page. */
const positionOf = (cursor: string | undefined): Position | null =>
  cursor === undefined ? null : lastReview.read(cursor)

/** Completes the chosen reviews, which take the table's name: finding each of them in it once more costs a quarter more. */
const select = (database: Database, chosen: RawBuilder<ChosenRow>) =>
  database
    .with('reviews', () => sql<ChosenRow>`(${chosen})`)
    .selectFrom('reviews')
    .leftJoin('people', 'people.id', 'reviews.user_id')
    .leftJoin('reactions', (join) =>
      join
        .onRef('reactions.review_id', '=', 'reviews.id')
        .onRef('reactions.user_id', '=', 'reviews.viewer_id'),
    )
    .select(reviewColumns(sql<string | null>`reviews.viewer_id`))
    .select(['reviews.number', sql<string>`reviews.created_at::text`.as('exactly')])
    .orderBy('reviews.number')
    .orderBy('reviews.created_at', 'desc')
    .orderBy('reviews.id', 'desc')

/** Finds the day of the review after the newest `skipped` ones: its end, and how many of that day to skip. */
const dayOf = (skipped: number) => sql`(
  select (day + 1)::timestamp at time zone 'utc' as until, ${skipped}::bigint - (upto - total) as skipped from (
    select day, total, sum(total) over (order by day desc rows unbounded preceding) as upto
    from (select day, sum(total) as total from review_days group by day) as days
  ) as counted
  where upto > ${skipped} order by day desc limit 1
)`

/** So many of the newest reviews are counted through for a page of a later number; beyond them its day is looked up. */
const COUNTED_THROUGH = 1_000

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>

const pageOf = (rows: Row[], limit: number): PageOfReviews => {
  const last = rows.at(-1)
  return {
    data: rows.map(({ number, exactly, ...review }) => review),
    nextCursor: last && rows.length === limit ? lastReview.write([last.exactly, last.id]) : null,
  }
}

/** Pages of reviews, newest first. With `cursor` a page costs the same at any depth. */
export const reviewPages = (database: Database, countedThrough = COUNTED_THROUGH) => {
  // Most viewers have no block: that is asked once a page, instead of once for each review.
  const ofPlacesQuery = select(
    database,
    sql`select asked.number::integer as number, asked.viewer_id, review.*
      from unnest(${unseenList([], 'uuid')}, ${unseenList([], 'uuid')}, ${unseenList([], 'integer')},
          ${unseenList([], 'timestamptz')}, ${unseenList([], 'uuid')})
        with ordinality as asked (place_id, viewer_id, most, at, id, number)
      cross join lateral (select ${hasBlocks(sql.ref<string>('asked.viewer_id'))} as has_blocks) as viewer
      cross join lateral (
        select reviews.* from reviews
        where reviews.place_id = asked.place_id and (reviews.created_at, reviews.id) < (asked.at, asked.id)
          and (not viewer.has_blocks or not ${isBlockedFor(sql.ref<string>('asked.viewer_id'), 'reviews.user_id')})
        order by reviews.created_at desc, reviews.id desc limit asked.most
      ) as review`,
  ).compile()
  const ofPlaces = async (asked: AskedOfPlace[]): Promise<PageOfReviews[]> => {
    const positions = asked.map(({ cursor }) => positionOf(cursor) ?? BEFORE_ALL)
    const { rows } = await database.executeQuery(
      withValues(ofPlacesQuery, [
        asked.map(({ placeId }) => placeId),
        asked.map(({ viewerId }) => viewerId),
        asked.map(({ limit }) => limit),
        positions.map(([at]) => at),
        positions.map(([, id]) => id),
      ]),
    )
    const byNumber = Map.groupBy(rows, ({ number }) => number)
    return asked.map(({ limit }, index) => pageOf(byNumber.get(index + 1) ?? [], limit))
  }
  const firstOfPlace = coalesce(ofPlaces)

  const newestQuery = select(
    database,
    sql`select 1 as number, newest.* from (
        select asked.viewer_id, reviews.*
        from (select ${null}::uuid as viewer_id, ${unseen(null, 'timestamptz')} as at, ${unseen(null, 'uuid')} as id) as asked
        cross join lateral (select ${hasBlocks(sql.ref<string>('asked.viewer_id'))} as has_blocks) as viewer
        cross join reviews
        where (reviews.created_at, reviews.id) < (asked.at, asked.id)
          and (not viewer.has_blocks or not ${isBlockedFor(sql.ref<string>('asked.viewer_id'), 'reviews.user_id')})
        order by reviews.created_at desc, reviews.id desc limit ${sql.lit(COUNTED_THROUGH)}
      ) as newest
      order by newest.created_at desc, newest.id desc offset ${unseen(0, 'bigint')} limit ${unseen(0, 'bigint')}`,
  ).compile()

  return {
    /** Pages of one place, which may not exist. */
    ofPlace: async (asked: AskedOfPlace): Promise<PageOfReviews> => {
      if (asked.cursor === undefined) return firstOfPlace(asked)
      // Not batched: a forged cursor would make the other requests of the batch fail.
      const [page] = await ofPlaces([asked])
      return page ?? pageOf([], asked.limit)
    },

    /** Pages of one person's reviews. */
    ofPerson: async ({
      userId,
      limit,
      cursor,
      viewerId,
    }: Asked & { userId: string }): Promise<PageOfReviews> => {
      const [at, id] = positionOf(cursor) ?? BEFORE_ALL
      const rows = await select(
        database,
        sql`select 1 as number, ${viewerId}::uuid as viewer_id, reviews.* from reviews
          where reviews.user_id = ${userId} and (reviews.created_at, reviews.id) < (${at}::timestamptz, ${id}::uuid)
          order by reviews.created_at desc, reviews.id desc limit ${limit}`,
      ).execute()
      return pageOf(rows, limit)
    },

    /** Pages of all places' reviews; also by `page` number. */
    ofAll: async ({
      page = 1,
      limit,
      cursor,
      viewerId,
    }: Asked & { page?: number }): Promise<PageOfReviews> => {
      const after = positionOf(cursor)
      const [at, id] = after ?? BEFORE_ALL
      const skipped = after ? 0 : (page - 1) * limit
      if (after || skipped + limit <= countedThrough) {
        const { rows } = await database.executeQuery(
          withValues(newestQuery, [viewerId, at, id, skipped, limit]),
        )
        return pageOf(rows, limit)
      }
      const isShown = viewerId === null ? sql`true` : sql`not ${isBlockedFor(viewerId, 'reviews.user_id')}`
      const rows = await select(
        database,
        sql`select 1 as number, ${viewerId}::uuid as viewer_id, review.* from ${dayOf(skipped)} as start
          cross join lateral (
            select reviews.* from reviews where reviews.created_at < start.until and ${isShown}
            order by reviews.created_at desc, reviews.id desc limit ${limit} offset start.skipped
          ) as review`,
      ).execute()
      return pageOf(rows, limit)
    },
  }
}
