import { randomUUIDv7 } from 'node:crypto'
import type { Itinerary, ListedItinerary, WrittenItinerary } from '@andariego/contract/itineraries'
import { LISTED_ITEMS } from '@andariego/contract/itineraries-rules'
import { sql } from 'kysely'
import { cursorOf } from '../../platform/database/cursor.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { isoInstant } from '../../platform/database/select.ts'
import type { Undecided } from '../../platform/policy.ts'
import { personJson } from '../people/public.ts'
import { mayOpen, sharedWith } from './access.ts'
import './tables.ts'

interface ItemRow {
  id: string
  placeId: string
  date: string
}
/** An itinerary whose places are still to be filled in. */
export type Unfilled<T extends Itinerary> = Omit<Undecided<T>, 'items'> & { items: ItemRow[] }

/** The items with a position below `end`, in order; with the row in one statement, so that nobody sees half a change. */
const items = (end: number) => sql<ItemRow[]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', id, 'placeId', place_id, 'date', day) order by position)
  from itinerary_items where itinerary_id = itineraries.id and position < ${end}
), '[]'::jsonb)`
const ALL = 1_000

const columnsFor = (viewerId: string) =>
  [
    'itineraries.id',
    'itineraries.name',
    isoInstant('itineraries.created_at').as('createdAt'),
    isoInstant('itineraries.updated_at').as('updatedAt'),
    'itineraries.version',
    sql<Itinerary['owner']>`(
    select ${personJson} from people where people.id = itineraries.owner_id
  )`.as('owner'),
    sharedWith(viewerId).as('sharedWith'),
  ] as const

const lastItinerary = cursorOf('uuid')

export const itinerariesRepository = (database: Database | Tx) => {
  /** Puts these places in this order. A place that stays keeps its row, and with it its id. */
  const putItems = async (id: string, written: WrittenItinerary['items']) => {
    const placeIds = written.map(({ placeId }) => placeId)
    await sql`delete from itinerary_items
      where itinerary_id = ${id} and place_id <> all(${placeIds}::uuid[])`.execute(database)
    await sql`
      insert into itinerary_items (id, itinerary_id, place_id, position, day)
      select item_id, ${id}, place_id, number - 1, day
      from unnest(
        ${written.map(() => randomUUIDv7())}::uuid[],
        ${placeIds}::uuid[],
        ${written.map(({ date }) => date)}::date[]
      ) with ordinality as sent (item_id, place_id, day, number)
      on conflict (itinerary_id, place_id) do update set position = excluded.position, day = excluded.day
      where (itinerary_items.position, itinerary_items.day) is distinct from (excluded.position, excluded.day)
    `.execute(database)
  }

  return {
    /** For whoever may open it. */
    one: (id: string, viewerId: string): Promise<Unfilled<Itinerary> | undefined> =>
      database
        .selectFrom('itineraries')
        .select(columnsFor(viewerId))
        .select(items(ALL).as('items'))
        .where('itineraries.id', '=', id)
        .where(mayOpen(viewerId))
        .executeTakeFirst(),

    /** Makes whoever else would change it wait until this transaction ends. Returns its owner; undefined when the caller may not open it. */
    lock: async (id: string, callerId: string): Promise<string | undefined> => {
      const row = await database
        .selectFrom('itineraries')
        .select('owner_id')
        .where('id', '=', id)
        .where(mayOpen(callerId))
        .forUpdate()
        .executeTakeFirst()
      return row?.owner_id
    },

    /** One's own and those shared with one, newest first. */
    list: async (viewerId: string, { limit, cursor }: { limit: number; cursor?: string | undefined }) => {
      const [after] = cursor === undefined ? [] : lastItinerary.read(cursor)
      const rows: Unfilled<ListedItinerary>[] = await database
        .selectFrom('itineraries')
        .innerJoinLateral(
          (inner) =>
            inner
              .selectFrom('itinerary_items')
              .whereRef('itinerary_id', '=', 'itineraries.id')
              .select(({ fn }) => [
                fn.countAll<number>().as('itemCount'),
                fn.min<string | null>('day').as('firstDay'),
                fn.max<string | null>('day').as('lastDay'),
              ])
              .as('whole'),
          (join) => join.onTrue(),
        )
        .select(columnsFor(viewerId))
        .select(['whole.itemCount', 'whole.firstDay', 'whole.lastDay', items(LISTED_ITEMS).as('items')])
        .where(mayOpen(viewerId))
        .$if(after !== undefined, (query) => query.where('itineraries.id', '<', after ?? ''))
        .orderBy('itineraries.id', 'desc')
        // One more tells whether there is a next page.
        .limit(limit + 1)
        .execute()
      const shown = rows.slice(0, limit)
      const last = rows.length > limit ? shown.at(-1) : undefined
      return { data: shown, nextCursor: last ? lastItinerary.write([last.id]) : null }
    },

    add: async (id: string, ownerId: string, { name, items }: WrittenItinerary) => {
      await database.insertInto('itineraries').values({ id, owner_id: ownerId, name }).execute()
      await putItems(id, items)
    },

    /** For a locked itinerary. */
    replace: async (id: string, { name, items }: WrittenItinerary) => {
      await database
        .updateTable('itineraries')
        .set({ name, updated_at: sql`now()`, version: sql`version + 1` })
        .where('id', '=', id)
        .execute()
      await putItems(id, items)
    },

    remove: (id: string) => database.deleteFrom('itineraries').where('id', '=', id).execute(),

    removeAllOf: (ownerId: string) =>
      database.deleteFrom('itineraries').where('owner_id', '=', ownerId).execute(),

    allOf: (ownerId: string): Promise<Unfilled<Itinerary>[]> =>
      database
        .selectFrom('itineraries')
        .select(columnsFor(ownerId))
        .select(items(ALL).as('items'))
        .where('owner_id', '=', ownerId)
        .orderBy('id')
        .execute(),
  }
}
