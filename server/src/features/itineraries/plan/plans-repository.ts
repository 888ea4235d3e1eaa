import type { LoggedOperation } from '@andariego/contract/itineraries'
import { datedStops, type Plan } from '@andariego/contract/trip-plan-rules'
import { LISTED_OPERATIONS } from '@andariego/contract/trips-rules'
import { sql } from 'kysely'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { isoInstant } from '../../../platform/database/select.ts'
import { personJson } from '../../people/public.ts'
import { placeNameOf } from '../../places/public.ts'
import { putItems } from '../items-repository.ts'
import type { LogEntry, Settled } from './settle.ts'
import '../tables.ts'

export const plansRepository = (database: Database | Tx) => ({
  /** The numbers of those of these operations that are in the log, by id. */
  numbersOf: async (itineraryId: string, ids: readonly string[]): Promise<Map<string, number>> => {
    const rows = await database
      .selectFrom('itinerary_operations')
      .select(['id', 'number'])
      .where('itinerary_id', '=', itineraryId)
      .where('id', '=', sql<string>`any(${ids}::uuid[])`)
      .execute()
    return new Map(rows.map(({ id, number }) => [id, number]))
  },

  /** Those of these stops that are in another itinerary. */
  foreignStops: async (itineraryId: string, stopIds: readonly string[]): Promise<Set<string>> => {
    const rows = await database
      .selectFrom('itinerary_items')
      .select('id')
      .where('itinerary_id', '<>', itineraryId)
      .where('id', '=', sql<string>`any(${stopIds}::uuid[])`)
      .execute()
    return new Set(rows.map(({ id }) => id))
  },

  /** Those of these names that another itinerary of the owner has. */
  takenNames: async (
    { id, ownerId }: { id: string; ownerId: string },
    names: readonly string[],
  ): Promise<Set<string>> => {
    if (names.length === 0) return new Set()
    const { rows } = await sql<{ name: string }>`
      select wanted.name from unnest(${names}::text[]) as wanted (name)
      where exists (
        select from itineraries
        where owner_id = ${ownerId} and id <> ${id}
          and name_key = regexp_replace(folded(wanted.name), '\\s+', ' ', 'g')
      )`.execute(database)
    return new Set(rows.map(({ name }) => name))
  },

  /** For a locked itinerary: the plan as these entries left it, each by whom it names. */
  save: async (
    itineraryId: string,
    { plan, last }: Settled,
    entries: readonly (LogEntry & { userId: string | null })[],
  ) => {
    await database
      .updateTable('itineraries')
      .set({ name: plan.name, updated_at: sql`now()`, version: sql`version + 1` })
      .where('id', '=', itineraryId)
      .execute()
    await sql`
      insert into itinerary_plans (itinerary_id, plan, last_number)
      values (${itineraryId}, ${JSON.stringify(plan)}, ${last})
      on conflict (itinerary_id) do update set plan = excluded.plan, last_number = excluded.last_number
    `.execute(database)
    await sql`
      insert into itinerary_operations (itinerary_id, number, id, user_id, operation, undo, place_id)
      select ${itineraryId}, number, id, "userId", operation, undo, "placeId"
      from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
        as entry (number integer, id uuid, "userId" uuid, operation jsonb, undo jsonb, "placeId" uuid)
    `.execute(database)
    await putItems(database, itineraryId, datedStops(plan))
  },

  /** For an itinerary that was made just now: its plan, with a log that is still empty. */
  begin: async (itineraryId: string, plan: Plan) => {
    await database
      .insertInto('itinerary_plans')
      .values({ itinerary_id: itineraryId, plan: JSON.stringify(plan), last_number: 0 })
      .execute()
    await putItems(database, itineraryId, datedStops(plan))
  },

  /** The log behind a number, for a viewer who was let in already. */
  after: (itineraryId: string, number: number, viewerId: string): Promise<LoggedOperation[]> =>
    database
      .selectFrom('itinerary_operations')
      .select([
        'number',
        'itinerary_operations.id',
        sql<LoggedOperation['by']>`(
          select ${personJson(viewerId)} from people where people.id = itinerary_operations.user_id
        )`.as('by'),
        isoInstant('itinerary_operations.at').as('at'),
        'operation',
        'undo',
        placeNameOf('itinerary_operations.place_id').as('placeName'),
      ])
      .where('itinerary_id', '=', itineraryId)
      .where('number', '>', number)
      .orderBy('number')
      .limit(LISTED_OPERATIONS)
      .execute(),
})
