import type { Restriction } from '@andariego/contract/moderation'
import type { RestrictionKind } from '@andariego/contract/moderation-rules'
import type { Database, Tx } from '../../platform/database/database.ts'
import { isoInstantOrNull } from '../../platform/database/select.ts'
import type { RestrictionOf } from '../../platform/http/session.ts'
import type { Services } from '../../platform/services.ts'
import '../people/public.ts'
import './tables.ts'

export const restrictionsRepository = (database: Database | Tx) => {
  const select = () =>
    database
      .selectFrom('restrictions')
      .select(['user_id as userId', 'kind', 'reason', isoInstantOrNull('until').as('until')])
      .where((builder) =>
        builder.or([builder('until', 'is', null), builder('until', '>', builder.fn<Date>('now'))]),
      )
  return {
    all: () => select().execute(),

    /** The same with the addresses of the accounts, which are for comparing only. */
    withAddresses: () =>
      select().innerJoin('people', 'people.id', 'restrictions.user_id').select('people.email').execute(),

    of: async (userId: string): Promise<Restriction | null> => {
      const row = await select().where('user_id', '=', userId).executeTakeFirst()
      return row ? { kind: row.kind, until: row.until, reason: row.reason } : null
    },

    put: async (
      userId: string,
      { kind, until, reason }: { kind: RestrictionKind; until: string | null; reason: string },
    ) => {
      const values = { kind, until, reason }
      await database
        .insertInto('restrictions')
        .values({ user_id: userId, ...values })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
        .execute()
    },

    lift: (userId: string) => database.deleteFrom('restrictions').where('user_id', '=', userId).execute(),
  }
}

/** Whether moderators have closed an account: nobody signs in to it, and no news is mailed to it. */
export const isAccountClosed = async (database: Database | Tx, userId: string): Promise<boolean> =>
  (await restrictionsRepository(database).of(userId))?.kind === 'closed'

/**
 * Returns an account's restriction. The few restrictions are all cached; when one changes, in any process, they are reloaded
 * before the next request is admitted.
 */
export const createRestrictionOf = ({ database, events }: Pick<Services, 'database' | 'events'>) => {
  let known: Promise<Map<string, Restriction>> | null = null
  const forget = () => {
    known = null
  }
  events.on('restriction-changed', forget)
  events.on('resync', forget)
  const read = async () => {
    const rows = await restrictionsRepository(database).all()
    return new Map(rows.map(({ userId, ...restriction }) => [userId, restriction]))
  }
  /** Reads again when a restriction changed meanwhile, so that what it returns is no older than the latest event. */
  const latest = async (): Promise<Map<string, Restriction>> => {
    known ??= read()
    const reading = known
    const restrictions = await reading.catch((error: unknown) => {
      if (known === reading) forget()
      throw error
    })
    return known === reading ? restrictions : latest()
  }
  const restrictionOf: RestrictionOf = async (userId) => {
    const restrictions = await latest()
    const restriction = restrictions.get(userId)
    if (!restriction) return null
    const { until } = restriction
    return until !== null && Date.parse(until) <= Date.now() ? null : restriction
  }
  return restrictionOf
}
