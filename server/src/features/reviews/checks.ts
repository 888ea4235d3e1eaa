import { sql } from 'kysely'
import type { Check } from '../../platform/check.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { keptPhotos } from '../places/public.ts'
import './tables.ts'

const RECOUNT = sql`
  select review_id, count(*) filter (where type = 'like') as likes, count(*) filter (where type = 'dislike') as dislikes
  from reactions group by review_id`

const differing = async (database: Database | Tx) => {
  const { rows } = await sql<{ id: string; kept: string; actual: string }>`
    select id, like_count || ' y ' || dislike_count as kept,
      coalesce(likes, 0) || ' y ' || coalesce(dislikes, 0) as actual
    from all_reviews left join (${RECOUNT}) counted on counted.review_id = all_reviews.id
    where (like_count, dislike_count) <> (coalesce(likes, 0), coalesce(dislikes, 0))`.execute(database)
  return rows
}

const DAYS = sql`
  select (created_at at time zone 'utc')::date as day, count(*) as actual from reviews group by 1`

/** The reviews whose photos are not, or not as liked as they are, among those that may stand for a place. */
const withOtherPhotos = async (database: Database) => {
  const { rows } = await sql<{ reviewId: string; differences: number }>`
    select coalesce(kept.review_id, actual.review_id) as "reviewId", count(*)::integer as differences
    from ${keptPhotos} as kept full join (
      select shown_media.id as media_id, reviews.id as review_id, reviews.place_id, reviews.like_count
      from shown_media join reviews on reviews.id = shown_media.owner_id
      where shown_media.owner_type = 'review' and shown_media.mime_type like 'image/%'
    ) as actual on actual.media_id = kept.media_id
    where (kept.review_id, kept.place_id, kept.like_count)
      is distinct from (actual.review_id, actual.place_id, actual.like_count)
    group by 1 order by 1`.execute(database)
  return rows
}

/** Compares the reactions and photos of each review, and the reviews of each day, with the rows that they count. */
export const reviewsChecks = ({ database }: Pick<Services, 'database'>): Check[] => [
  {
    title: 'Reacciones de cada reseña',
    find: async () =>
      (await differing(database)).map(
        ({ id, kept, actual }) => `la reseña ${id} dice ${kept} (gusta y no gusta), y son ${actual}`,
      ),
    mend: async () => {
      for (const { id } of await differing(database))
        await database.transaction().execute(async (tx) => {
          // Counted in a separate statement after the lock, so that a reaction written meanwhile is included.
          await sql`select from all_reviews where id = ${id} for no key update`.execute(tx)
          await sql`update all_reviews set
              like_count = (select count(*) from reactions where review_id = ${id} and type = 'like'),
              dislike_count = (select count(*) from reactions where review_id = ${id} and type = 'dislike')
            where id = ${id}`.execute(tx)
        })
    },
  },
  {
    title: 'Reseñas de cada día',
    find: async () => {
      const { rows } = await sql<{ day: string; kept: number; actual: number }>`
        select coalesce(days.day, counted.day) as day, coalesce(kept, 0) as kept, coalesce(actual, 0) as actual
        from (select day, sum(total) as kept from review_days group by day) days
          full join (${DAYS}) counted on counted.day = days.day
        where coalesce(kept, 0) <> coalesce(actual, 0) order by 1`.execute(database)
      return rows.map(({ day, kept, actual }) => `el ${day} dice ${kept}, y son ${actual}`)
    },
    mend: () =>
      database.transaction().execute(async (tx) => {
        // Other writers of reviews wait until the new counts are stored, and then add to them.
        await sql`lock table review_days in exclusive mode`.execute(tx)
        await sql`delete from review_days`.execute(tx)
        await sql`insert into review_days (day, part, total) select day, 0, actual from (${DAYS}) counted`.execute(
          tx,
        )
      }),
  },
  {
    title: 'Fotos que representan a cada lugar',
    find: async () =>
      (await withOtherPhotos(database)).map(
        ({ reviewId, differences }) => `la reseña ${reviewId}: ${differences} que no son como ella dice`,
      ),
    mend: async () => {
      for (const { reviewId } of await withOtherPhotos(database))
        await database.transaction().execute(async (tx) => {
          // A reaction given meanwhile waits, and then changes the new rows.
          await sql`select from all_reviews where id = ${reviewId} for no key update`.execute(tx)
          await sql`select put_photos(${reviewId})`.execute(tx)
        })
    },
  },
]
