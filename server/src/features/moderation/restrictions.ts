import type { Restriction } from '@andariego/contract/moderation'
import { type RestrictionKind, restrictionMessage } from '@andariego/contract/moderation-rules'
import type { Database, Tx } from '../../platform/database/database.ts'
import { isoInstantOrNull } from '../../platform/database/select.ts'
import type { RestrictionOf } from '../../platform/http/session.ts'
import type { Services } from '../../platform/services.ts'
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

/**
 * Returns why a restricted account may not use an endpoint. The few restrictions are all cached; when one changes, in any
 * process, they are reloaded before the next request is admitted.
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
  const restrictionOf: RestrictionOf = async (userId) => {
    known ??= read()
    const reading = known
    const restrictions = await reading.catch((error: unknown) => {
      if (known === reading) forget()
      throw error
    })
    const restriction = restrictions.get(userId)
    if (!restriction) return null
    const { kind, until, reason } = restriction
    if (until !== null && Date.parse(until) <= Date.now()) return null
    return { kind, message: restrictionMessage(kind, until, reason) }
  }
  return restrictionOf
}
