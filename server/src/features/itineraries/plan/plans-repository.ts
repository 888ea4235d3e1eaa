import type { LoggedOperation } from '@andariego/contract/itineraries'
import { datedStops, type Plan } from '@andariego/contract/trip-plan-rules'
import { LISTED_BYTES, LISTED_OPERATIONS } from '@andariego/contract/trips-rules'
import { sql } from 'kysely'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { isoInstant } from '../../../platform/database/select.ts'
import { lastingPersonJson } from '../../people/public.ts'
import { placeNameOf } from '../../places/public.ts'
import { mayOpen } from '../access.ts'
import { putItems } from '../items-repository.ts'
import { audience } from '../tell-of-change.ts'
import type { LogEntry, Settled } from './settle.ts'
import type { StoredPlan } from './stored-plan.ts'
import '../tables.ts'

/** How many operations the log may be ahead of the stored plan; readers must apply them. */
const AHEAD_MAX = 50

export const plansRepository = (database: Database | Tx) => ({
  /** Returns those of these stops that belong to another itinerary. */
  foreignStops: async (itineraryId: string, stopIds: readonly string[]): Promise<Set<string>> => {
    if (stopIds.length === 0) return new Set()
    const rows = await database
      .selectFrom('itinerary_items')
      .select('id')
      .where('itinerary_id', '<>', itineraryId)
      .where('id', '=', sql<string>`any(${stopIds}::uuid[])`)
      .execute()
    return new Set(rows.map(({ id }) => id))
  },

  /** Returns those of these names that another itinerary of the owner has. */
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

  /**
   * Saves a locked itinerary, whose state was `before`: the plan after these log entries, each with its author. Writes the whole
   * plan only when the log is far ahead of it. Returns the users to tell.
   */
  save: async (
    before: StoredPlan,
    { plan, last }: Settled,
    entries: readonly (LogEntry & { userId: string | null })[],
  ): Promise<string[]> => {
    const { rows } = await sql<{ id: string }>`
      with changed as (
        update itineraries set name = ${plan.name}, updated_at = now(), version = version + 1 where id = ${before.id}
      ), logged as (
      insert into itinerary_operations (itinerary_id, number, id, user_id, operation, undo, place_id, deed)
      select ${before.id}, number, id, "userId", operation, undo, "placeId", deed
      from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
        as entry (number integer, id uuid, "userId" uuid, operation jsonb, undo jsonb, "placeId" uuid, deed uuid)
      )
      ${audience(before.id)}
    `.execute(database)
    if (before.kept === null || last - before.kept > AHEAD_MAX)
      await sql`
        insert into itinerary_plans (itinerary_id, plan, last_number)
        values (${before.id}, ${JSON.stringify(plan)}, ${last})
        on conflict (itinerary_id) do update set plan = excluded.plan, last_number = excluded.last_number
      `.execute(database)
    await putItems(database, before.id, before.items, datedStops(plan))
    return rows.map(({ id }) => id)
  },

  /** Stores the plan of a new itinerary, with an empty log. */
  begin: async (itineraryId: string, plan: Plan) => {
    await database
      .insertInto('itinerary_plans')
      .values({ itinerary_id: itineraryId, plan: JSON.stringify(plan), last_number: 0 })
      .execute()
    await putItems(database, itineraryId, [], datedStops(plan))
  },

  /** Returns the number of an itinerary's newest operation (0 before the first), if the viewer may open it. */
  standOf: (id: string, viewerId: string): Promise<{ last: number; version: number } | undefined> =>
    database
      .selectFrom('itineraries')
      .select((query) => [
        'version',
        query.fn
          .coalesce(
            query
              .selectFrom('itinerary_operations')
              .whereRef('itinerary_id', '=', 'itineraries.id')
              .select(({ fn }) => fn.max<number>('number').as('newest')),
            query.lit(0),
          )
          .as('last'),
      ])
      .where('id', '=', id)
      .where(mayOpen(viewerId))
      .executeTakeFirst(),

  /** Returns the operations that a user made, for their export. */
  madeBy: (userId: string) =>
    database
      .selectFrom('itinerary_operations')
      .select(['itinerary_id as itineraryId', 'number', 'operation'])
      .select(isoInstant('itinerary_operations.at').as('at'))
      .where('user_id', '=', userId)
      .orderBy('itinerary_operations.at')
      .orderBy('number')
      .execute(),

  /** Returns the log after a number, as much of it as one response holds, for a viewer whose access was checked. */
  between: (
    itineraryId: string,
    { after, until }: { after: number; until: number | undefined },
    viewerId: string,
  ): Promise<LoggedOperation[]> =>
    database
      .selectFrom((query) =>
        query
          .selectFrom('itinerary_operations')
          .selectAll()
          .select(
            sql<number | null>`sum(octet_length(operation::text) + octet_length(undo::text))
              over (order by number rows between unbounded preceding and 1 preceding)`.as('bytes_before'),
          )
          .where('itinerary_id', '=', itineraryId)
          .where('number', '>', after)
          .$if(until !== undefined, (up) => up.where('number', '<=', until ?? 0))
          .orderBy('number')
          .limit(LISTED_OPERATIONS)
          .as('itinerary_operations'),
      )
      .select([
        'number',
        'itinerary_operations.id',
        lastingPersonJson(viewerId, 'itinerary_operations.user_id').as('by'),
        isoInstant('itinerary_operations.at').as('at'),
        'operation',
        'undo',
        placeNameOf('itinerary_operations.place_id').as('placeName'),
        'deed',
      ])
      .where(sql<boolean>`coalesce(bytes_before, 0) < ${LISTED_BYTES}`)
      .orderBy('number')
      .execute(),
})
