import { randomUUIDv7 } from 'node:crypto'
import type { Notification } from '@andariego/contract/gamification'
import type { Operation } from '@andariego/contract/trip-operation-rules'
import { datedStops, type Plan } from '@andariego/contract/trip-plan-rules'
import type { Tx } from '../../../platform/database/database.ts'
import type { Emit } from '../../../platform/database/write.ts'
import type { Rewards } from '../../gamification/public.ts'
import { settlingSizeWith } from '../points.ts'
import { explained } from '../refusals.ts'
import { tellOfOperations } from '../tell-of-change.ts'
import { obstaclesTo } from './check-operations.ts'
import { createKnownPlans } from './known-plans.ts'
import { planOf } from './plan-of.ts'
import { plansRepository } from './plans-repository.ts'
import { type Settled, type Submitted, settle } from './settle.ts'
import { readPlan, type StoredPlan } from './stored-plan.ts'

/** A locked itinerary, and who changes it. */
interface Locked {
  id: string
  ownerId: string
  callerId: string
}
interface Trip extends Omit<Locked, 'id'> {
  /** Read after locking. */
  stored: StoredPlan
}

const UNKNOWN_TO_ALL = { known: new Map<string, number>(), obstacle: () => null }

const asSubmitted = (operations: readonly Operation[], deed?: string): Submitted[] =>
  operations.map((operation) => ({ id: randomUUIDv7(), operation, deed }))

/** The same for operations that somebody did in one go. */
const asDeed = (operations: readonly Operation[]): Submitted[] =>
  asSubmitted(operations, operations.length > 1 ? randomUUIDv7() : undefined)

/** Writes changes of plans into their logs, with the consequences of each change. */
export const changingPlansWith = (rewards: Rewards) => {
  const settlingSize = settlingSizeWith(rewards)
  const knownPlans = createKnownPlans()

  const saveAndTell = async (
    tx: Tx,
    emit: Emit,
    { stored, ownerId, callerId }: Trip,
    before: Plan,
    after: Settled,
    entries: Parameters<ReturnType<typeof plansRepository>['save']>[2],
  ): Promise<{ notification?: Notification }> => {
    if (entries.length === 0) return {}
    const size = {
      itineraryId: stored.id,
      ownerId,
      isOwner: ownerId === callerId,
      before: datedStops(before).length,
      after: datedStops(after.plan).length,
    }
    let userIds: string[] = []
    const earned = await settlingSize(tx, emit, size, async () => {
      userIds = await explained(() => plansRepository(tx).save(stored, after, entries))
    })
    tellOfOperations(emit, { itineraryId: stored.id, last: after.last, userIds })
    return earned
  }

  /** First the operations that the log lacks, without an author; then the caller's. */
  const begun = (stored: StoredPlan) => {
    const { logged, last, missing } = planOf(stored)
    const { id, createdAt, at } = stored
    if (at !== null) knownPlans.keep(id, { plan: logged, number: last, createdAt })
    const noticed = settle({ plan: logged, last }, asSubmitted(missing), UNKNOWN_TO_ALL)
    const entries = noticed.logged.map((entry) => ({ ...entry, userId: null }))
    return { plan: noticed.plan, last: noticed.last, entries }
  }

  return {
    /** Applies the operations that a client sent. */
    apply: async (tx: Tx, emit: Emit, { id, ...who }: Locked, submitted: readonly Submitted[]) => {
      const ids = submitted.flatMap((sent) => ('operation' in sent ? [sent.id] : []))
      const stored = await readPlan(tx, id, ids, knownPlans.of(id))
      const { plan, last, entries } = begun(stored)
      const known = new Map(Object.entries(stored.numbers))
      const news = submitted.filter((sent) => !known.has(sent.id ?? ''))
      const obstacle = await obstaclesTo(tx, { id, ...who, plan }, news)
      const settled = settle({ plan, last }, submitted, { known, obstacle })
      const mine = settled.logged.map((entry) => ({ ...entry, userId: who.callerId }))
      const all = mine.length > 0 ? [...entries, ...mine] : []
      const earned = await saveAndTell(tx, emit, { ...who, stored }, plan, settled, all)
      return { data: { accepted: settled.accepted, rejected: settled.rejected }, ...earned }
    },

    /** Applies the operations that `operationsFor` returns for the plan; does nothing when there are none. */
    replace: async (tx: Tx, emit: Emit, trip: Trip, operationsFor: (plan: Plan) => readonly Operation[]) => {
      const { plan, last, entries } = begun(trip.stored)
      const settled = settle({ plan, last }, asDeed(operationsFor(plan)), UNKNOWN_TO_ALL)
      const mine = settled.logged.map((entry) => ({ ...entry, userId: trip.callerId }))
      return saveAndTell(tx, emit, trip, plan, settled, [...entries, ...mine])
    },
  }
}
