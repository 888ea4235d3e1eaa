import type { Operation } from '@andariego/contract/trip-operation-rules'
import type { Plan } from '@andariego/contract/trip-plan-rules'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { isoInstant } from '../../../platform/database/select.ts'
import { type ItemInOrder, itemsInOrder } from '../items-repository.ts'
import type { KnownPlan } from './known-plans.ts'
import '../tables.ts'

/** The stored parts of an itinerary that its log changes. Where items and plan differ, the items are right (see plan-of.ts). */
export interface StoredPlan {
  id: string
  name: string
  createdAt: string
  items: ItemInOrder[]
  /** Null before the first change. */
  plan: Plan | null
  /** The number of the last operation in `plan`. */
  at: number | null
  /** The same for the plan in the database, which may be older than a cached one. */
  kept: number | null
  /** The operations after `at`, in order. */
  since: Operation[]
}

const keptNumber = sql<
  number | null
>`(select last_number from itinerary_plans where itinerary_id = itineraries.id)`
const operationsSince = (number: RawBuilder<number | null>) => sql<Operation[]>`coalesce((
  select jsonb_agg(operation order by number) from itinerary_operations
  where itinerary_id = itineraries.id and number > ${number}
), '[]'::jsonb)`

/** Columns of `itineraries`, without name and creation time. */
export const storedPlan = [
  itemsInOrder.as('items'),
  sql<Plan | null>`(select plan from itinerary_plans where itinerary_id = itineraries.id)`.as('plan'),
  keptNumber.as('at'),
  keptNumber.as('kept'),
  operationsSince(keptNumber).as('since'),
] as const

const heading = ['id', 'name', isoInstant('created_at').as('createdAt')] as const

/**
 * Reads a locked itinerary's plan, and the numbers of those of the operations `ids` that its log has. A `known` plan is not read
 * again, only later operations.
 */
export const readPlan = async (
  tx: Tx,
  id: string,
  ids: readonly string[],
  known: KnownPlan | undefined,
): Promise<StoredPlan & { numbers: Record<string, number> }> => {
  const of = tx.selectFrom('itineraries').where('id', '=', id)
  const numbers = sql<Record<string, number>>`coalesce((
    select jsonb_object_agg(id, number) from itinerary_operations
    where itinerary_id = itineraries.id and id = any(${ids}::uuid[])
  ), '{}'::jsonb)`.as('numbers')
  if (known) {
    const { plan, number } = known
    const row = await of
      .select([
        ...heading,
        numbers,
        itemsInOrder.as('items'),
        keptNumber.as('kept'),
        operationsSince(sql<number>`${number}::integer`).as('since'),
      ])
      .executeTakeFirstOrThrow()
    if (row.createdAt === known.createdAt) return { ...row, plan, at: number }
  }
  return of.select([...heading, numbers, ...storedPlan]).executeTakeFirstOrThrow()
}
