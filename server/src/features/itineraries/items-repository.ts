import { type RawBuilder, sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import './tables.ts'

export interface ItemRow {
  id: string
  placeId: string
  date: string
}

/** The items with a position below `end`, in order; with the row in one statement, so that nobody sees half a change. */
export const itemsBelow = (end: number): RawBuilder<ItemRow[]> => sql<ItemRow[]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', id, 'placeId', place_id, 'date', day) order by position)
  from itinerary_items where itinerary_id = itineraries.id and position < ${end}
), '[]'::jsonb)`

/** Leaves an itinerary with exactly these dated places, in this order. */
export const putItems = async (
  database: Database | Tx,
  itineraryId: string,
  items: readonly ItemRow[],
): Promise<void> => {
  const placeIds = items.map(({ placeId }) => placeId)
  await sql`delete from itinerary_items
    where itinerary_id = ${itineraryId} and place_id <> all(${placeIds}::uuid[])`.execute(database)
  await sql`
    insert into itinerary_items (id, itinerary_id, place_id, position, day)
    select item_id, ${itineraryId}, place_id, number - 1, day
    from unnest(
      ${items.map(({ id }) => id)}::uuid[],
      ${placeIds}::uuid[],
      ${items.map(({ date }) => date)}::date[]
    ) with ordinality as sent (item_id, place_id, day, number)
    on conflict (itinerary_id, place_id) do update
      set id = excluded.id, position = excluded.position, day = excluded.day
    where (itinerary_items.id, itinerary_items.position, itinerary_items.day)
      is distinct from (excluded.id, excluded.position, excluded.day)
  `.execute(database)
}
