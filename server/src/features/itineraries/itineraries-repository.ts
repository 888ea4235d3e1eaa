import { randomUUIDv7 } from 'node:crypto'
import type { Itinerary, ListedItinerary, WrittenItinerary } from '@andariego/contract/itineraries'
import { LISTED_ITEMS } from '@andariego/contract/itineraries-rules'
import { sql } from 'kysely'
import { type AskedPage, skippedBy } from '../../platform/database/asked-page.ts'
import { cursorOf } from '../../platform/database/cursor.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { isoInstant } from '../../platform/database/select.ts'
import type { Undecided } from '../../platform/policy.ts'
import { personJson } from '../people/public.ts'
import { isEditor, mayOpen, sharedWith } from './access.ts'
import { firstItems, type ItemRow, putItems } from './items-repository.ts'
import { type StoredPlan, storedPlan } from './plan/stored-plan.ts'
import './tables.ts'

/** An itinerary in a list, before its places are filled in. */
export type Unlisted = Omit<Undecided<ListedItinerary>, 'items'> & { items: ItemRow[]; isEditor: boolean }

type Heading = Omit<Unlisted, 'items' | 'itemCount' | 'firstDay' | 'lastDay'>
/** A whole itinerary, before its places are filled in. */
export type Stored = Heading & StoredPlan

const columnsFor = (viewerId: string) =>
  [
    'itineraries.id',
    'itineraries.name',
    isoInstant('itineraries.created_at').as('createdAt'),
    isoInstant('itineraries.updated_at').as('updatedAt'),
    'itineraries.version',
    sql<Itinerary['owner']>`(
    select ${personJson(viewerId)} from people where people.id = itineraries.owner_id
  )`.as('owner'),
    sharedWith(viewerId).as('sharedWith'),
    isEditor(viewerId).as('isEditor'),
  ] as const

const lastItinerary = cursorOf('uuid')

export const itinerariesRepository = (database: Database | Tx) => {
  const whole = (viewerId: string) =>
    database.selectFrom('itineraries').select(columnsFor(viewerId)).select(storedPlan)

  return {
    /** Finds an itinerary that the viewer may open. */
    one: (id: string, viewerId: string): Promise<Stored | undefined> =>
      whole(viewerId).where('itineraries.id', '=', id).where(mayOpen(viewerId)).executeTakeFirst(),

    /** Returns the owner of an itinerary that the viewer may open. */
    ownerOf: (id: string, viewerId: string): Promise<{ ownerId: string } | undefined> =>
      database
        .selectFrom('itineraries')
        .select('owner_id as ownerId')
        .where('id', '=', id)
        .where(mayOpen(viewerId))
        .executeTakeFirst(),

    /**
     * Locks an itinerary until the transaction ends. Returns its owner and whether the caller may change it; undefined when they
     * may not open it.
     */
    lock: (id: string, callerId: string): Promise<{ ownerId: string; isEditor: boolean } | undefined> =>
      database
        .selectFrom('itineraries')
        .select(['owner_id as ownerId', isEditor(callerId).as('isEditor')])
        .where('id', '=', id)
        .where(mayOpen(callerId))
        .forUpdate()
        .executeTakeFirst(),

    /** Lists the viewer's own itineraries and those shared with them, newest first. */
    list: async (viewerId: string, asked: AskedPage) => {
      const { limit, cursor } = asked
      const [after] = cursor === undefined ? [] : lastItinerary.read(cursor)
      const rows: Unlisted[] = await database
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
        .select(['whole.itemCount', 'whole.firstDay', 'whole.lastDay', firstItems(LISTED_ITEMS).as('items')])
        .where(mayOpen(viewerId))
        .$if(after !== undefined, (query) => query.where('itineraries.id', '<', after ?? ''))
        .orderBy('itineraries.id', 'desc')
        .offset(skippedBy(asked))
        // One more row tells whether there is a next page.
        .limit(limit + 1)
        .execute()
      const shown = rows.slice(0, limit)
      const last = rows.length > limit ? shown.at(-1) : undefined
      return { data: shown, nextCursor: last ? lastItinerary.write([last.id]) : null }
    },

    /** Inserts only the itinerary's own row. */
    begin: async (id: string, ownerId: string, name: string) => {
      await database.insertInto('itineraries').values({ id, owner_id: ownerId, name }).execute()
    },

    add: async (id: string, ownerId: string, { name, items }: WrittenItinerary) => {
      await database.insertInto('itineraries').values({ id, owner_id: ownerId, name }).execute()
      await putItems(
        database,
        id,
        [],
        items.map((item) => ({ id: randomUUIDv7(), ...item })),
      )
    },

    remove: (id: string) => database.deleteFrom('itineraries').where('id', '=', id).execute(),

    removeAllOf: (ownerId: string) =>
      database.deleteFrom('itineraries').where('owner_id', '=', ownerId).execute(),

    allOf: (ownerId: string): Promise<Stored[]> =>
      whole(ownerId).where('owner_id', '=', ownerId).orderBy('id').execute(),
  }
}
