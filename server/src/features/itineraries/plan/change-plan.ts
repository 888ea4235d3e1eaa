import { randomUUIDv7 } from 'node:crypto'
import type { Notification } from '@andariego/contract/gamification'
import type { Operation } from '@andariego/contract/trip-operation-rules'
import { datedStops, type Plan } from '@andariego/contract/trip-plan-rules'
import type { Tx } from '../../../platform/database/database.ts'
import type { Emit } from '../../../platform/database/write.ts'
import type { Rewards } from '../../gamification/public.ts'
import type { Stored } from '../itineraries-repository.ts'
import { settlingSizeWith } from '../points.ts'
import { explained } from '../refusals.ts'
import { tellOfChange } from '../tell-of-change.ts'
import { obstaclesTo } from './check-operations.ts'
import { planOf } from './plan-of.ts'
import { plansRepository } from './plans-repository.ts'
import { type Settled, type Submitted, settle } from './settle.ts'

interface Trip {
  /** Read under its lock. */
  stored: Stored
  ownerId: string
  callerId: string
}

const UNKNOWN_TO_ALL = { known: new Map<string, number>(), obstacle: () => null }

const asSubmitted = (operations: readonly Operation[]): Submitted[] =>
  operations.map((operation) => ({ id: randomUUIDv7(), operation }))

/** Writes changes of plans into their logs, with whatever follows from a change. */
export const changingPlansWith = (rewards: Rewards) => {
  const settlingSize = settlingSizeWith(rewards)

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
    const earned = await settlingSize(tx, emit, size, () =>
      explained(() => plansRepository(tx).save(stored.id, after, entries)),
    )
    await tellOfChange(tx, emit, stored.id, { last: after.last })
    return earned
  }

  /** What the log lacks, noticed by nobody in particular, and then what the caller does. */
  const begun = (trip: Trip) => {
    const { plan, last, missing } = planOf(trip.stored)
    const stale = trip.stored.plan ?? plan
    const noticed = settle({ plan: stale, last }, asSubmitted(missing), UNKNOWN_TO_ALL)
    const entries = noticed.logged.map((entry) => ({ ...entry, userId: null }))
    return { plan: noticed.plan, last: noticed.last, entries }
  }

  return {
    /** Applies what a client sent. */
    apply: async (tx: Tx, emit: Emit, trip: Trip, submitted: readonly Submitted[]) => {
      const { plan, last, entries } = begun(trip)
      const plans = plansRepository(tx)
      const ids = submitted.flatMap((sent) => ('operation' in sent ? [sent.id] : []))
      const known = await plans.numbersOf(trip.stored.id, ids)
      const news = submitted.filter(({ id }) => !known.has(id))
      const subject = { id: trip.stored.id, ownerId: trip.ownerId, plan }
      const obstacle = await obstaclesTo(tx, plans, subject, news)
      const settled = settle({ plan, last }, submitted, { known, obstacle })
      const mine = settled.logged.map((entry) => ({ ...entry, userId: trip.callerId }))
      const all = mine.length > 0 ? [...entries, ...mine] : []
      const earned = await saveAndTell(tx, emit, trip, plan, settled, all)
      return { data: { accepted: settled.accepted, rejected: settled.rejected }, ...earned }
    },

    /** Makes what `towards` says of the plan; nothing when that is what it is already. */
    replace: async (tx: Tx, emit: Emit, trip: Trip, towards: (plan: Plan) => readonly Operation[]) => {
      const { plan, last, entries } = begun(trip)
      const settled = settle({ plan, last }, asSubmitted(towards(plan)), UNKNOWN_TO_ALL)
      const mine = settled.logged.map((entry) => ({ ...entry, userId: trip.callerId }))
      return saveAndTell(tx, emit, trip, plan, settled, [...entries, ...mine])
    },
  }
}
