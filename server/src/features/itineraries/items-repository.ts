import { type RawBuilder, sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import { positionsFor } from './item-positions.ts'
import './tables.ts'

export interface ItemRow {
  id: string
  placeId: string
  date: string
}
/** An item with the number that items are sorted by. */
export interface ItemInOrder extends ItemRow {
  position: number
}

/** The items that a trip begins with, day by day; in the same statement as their itinerary, so that nobody sees half a change. */
export const firstItems = (count: number): RawBuilder<ItemRow[]> => sql<ItemRow[]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', id, 'placeId', place_id, 'date', day) order by day, position)
  from (
    select * from itinerary_items where itinerary_id = itineraries.id order by day, position limit ${count}
  ) as first_items
), '[]'::jsonb)`

/** All items with their positions, likewise in the itinerary's statement. */
export const itemsInOrder: RawBuilder<ItemInOrder[]> = sql<ItemInOrder[]>`coalesce((
  select jsonb_agg(
    jsonb_build_object('id', id, 'placeId', place_id, 'date', day, 'position', position) order by position
  )
  from itinerary_items where itinerary_id = itineraries.id
), '[]'::jsonb)`

const isSame = (one: ItemRow, other: ItemRow | undefined): boolean =>
  one.id === other?.id && one.placeId === other.placeId && one.date === other.date

export const areSame = (ones: readonly ItemRow[], others: readonly ItemRow[]): boolean =>
  ones.length === others.length && ones.every((one, index) => isSame(one, others[index]))

/** Makes an itinerary with the dated places `before` have exactly these, in this order; writes only the rows that differ. */
export const putItems = async (
  database: Database | Tx,
  itineraryId: string,
  before: readonly ItemInOrder[],
  items: readonly ItemRow[],
): Promise<void> => {
  if (areSame(before, items)) return
  const stays = new Set(items.map(({ placeId }) => placeId))
  const gone = before.flatMap(({ placeId }) => (stays.has(placeId) ? [] : [placeId]))
  if (gone.length > 0)
    await sql`delete from itinerary_items
      where itinerary_id = ${itineraryId} and place_id = any(${gone}::uuid[])`.execute(database)
  const known = new Map(before.map((item) => [item.placeId, item]))
  const positions = positionsFor(items.map(({ placeId }) => known.get(placeId)?.position ?? null))
  const changed = items
    .map((item, index) => ({ ...item, position: positions[index] ?? 0 }))
    .filter((item) => {
      const old = known.get(item.placeId)
      return !isSame(item, old) || item.position !== old?.position
    })
  if (changed.length === 0) return
  await sql`
    insert into itinerary_items (id, itinerary_id, place_id, position, day)
    select item_id, ${itineraryId}, place_id, position, day
    from unnest(
      ${changed.map(({ id }) => id)}::uuid[],
      ${changed.map(({ placeId }) => placeId)}::uuid[],
      ${changed.map(({ date }) => date)}::date[],
      ${changed.map(({ position }) => position)}::smallint[]
    ) as sent (item_id, place_id, day, position)
    on conflict (itinerary_id, place_id) do update
      set id = excluded.id, position = excluded.position, day = excluded.day
  `.execute(database)
}
