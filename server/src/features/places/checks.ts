import { sql } from 'kysely'
import type { Check } from '../../platform/check.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import './tables.ts'

const differing = async (database: Database | Tx) => {
  const { rows } = await sql<{ id: string; name: string; kept: string; actual: string }>`
    select all_places.id, all_places.name,
      all_places.review_count || ' reseñas y ' || all_places.rating_sum || ' estrellas' as kept,
      place_recounts.review_count || ' y ' || place_recounts.rating_sum as actual
    from all_places join place_recounts on place_recounts.place_id = all_places.id
    where (all_places.rating_sum, all_places.review_count, all_places.rating_counts)
      <> (place_recounts.rating_sum, place_recounts.review_count, place_recounts.rating_counts)`.execute(
    database,
  )
  return rows
}

/** The photos of reviews among which the picture of a place is found: kept, since lists would have to look at all reviews. */
export const keptPhotos = sql`(select media_id, review_id, place_id, like_count from place_photos)`

/** Compares the sums and the number of places with the rows that they count. */
export const placesChecks = ({ database }: Pick<Services, 'database'>): Check[] => [
  {
    title: 'Reseñas y estrellas de cada lugar',
    find: async () =>
      (await differing(database)).map(
        ({ id, name, kept, actual }) => `${name} (${id}) dice ${kept}, y son ${actual}`,
      ),
    mend: async () => {
      for (const { id } of await differing(database))
        await database.transaction().execute(async (tx) => {
          // Counted in a separate statement after the lock, so that a review written meanwhile is included.
          await sql`select from all_places where id = ${id} for no key update`.execute(tx)
          await sql`update all_places set rating_sum = place_recounts.rating_sum,
              review_count = place_recounts.review_count, rating_counts = place_recounts.rating_counts
            from place_recounts where all_places.id = ${id} and place_recounts.place_id = ${id}`.execute(tx)
        })
    },
  },
  {
    title: 'Cantidad de lugares',
    find: async () => {
      const { rows } = await sql<{ total: number; actual: number }>`
        select total, (select count(*) from all_places where hidden_at is null) as actual
        from counters where name = 'places'`.execute(database)
      return rows.flatMap(({ total, actual }) =>
        total === actual ? [] : [`la cuenta dice ${total}, y son ${actual}`],
      )
    },
    mend: () =>
      database.transaction().execute(async (tx) => {
        await sql`select from counters where name = 'places' for update`.execute(tx)
        await sql`update counters set total = (select count(*) from all_places where hidden_at is null)
          where name = 'places'`.execute(tx)
      }),
  },
]
