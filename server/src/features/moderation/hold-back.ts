import { createHash } from 'node:crypto'
import { SAME_TEXT_DAYS } from '@andariego/contract/moderation-rules'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Emit } from '../../platform/database/write.ts'
import type { Services } from '../../platform/services.ts'
import { peopleRepository } from '../people/public.ts'
import { reportsRepository } from './reports-repository.ts'
import { isTelling, lettersOf, suspicionOf } from './spam-rules.ts'
import type { HidingFollower, ModeratedParts } from './subject.ts'
import './tables.ts'

interface Published {
  type: keyof ModeratedParts
  id: string
  userId: string
  text: string
}

/**
 * Checks newly published content, at the end of its transaction: hides suspicious content and reports it to the moderators.
 * Returns whether it was held back.
 */
export type HoldBack = (tx: Tx, emit: Emit, published: Published) => Promise<boolean>

export const publishedTexts = (database: Database | Tx) => ({
  /** Stores a text's fingerprint, and returns the same person's earlier and recent texts. */
  add: async (userId: string, letters: string) => {
    const fingerprint = createHash('sha256').update(letters).digest()
    const { rows } = await sql<{ timesBefore: number; inLastMinute: number }>`
      select
        count(*) filter (where fingerprint = ${fingerprint})::int as "timesBefore",
        count(*) filter (where created_at > now() - interval '1 minute')::int as "inLastMinute"
      from published_texts
      where user_id = ${userId} and created_at > now() - make_interval(days => ${SAME_TEXT_DAYS})`.execute(
      database,
    )
    await database.insertInto('published_texts').values({ user_id: userId, fingerprint }).execute()
    const { timesBefore = 0, inLastMinute = 0 } = rows[0] ?? {}
    return { timesBefore: isTelling(letters) ? timesBefore : 0, inLastMinute }
  },

  purge: () =>
    sql`delete from published_texts
      where created_at < now() - make_interval(days => ${SAME_TEXT_DAYS})`.execute(database),
})

/** Holds nothing back where rate limits are off, as in load tests. */
export const createHoldBack =
  ({ config }: Services, parts: ModeratedParts, followers: readonly HidingFollower[]): HoldBack =>
  async (tx, emit, { type, id, userId, text }) => {
    if (!config.rateLimits) return false
    const before = await publishedTexts(tx).add(userId, lettersOf(text))
    const person = await peopleRepository(tx).one(userId, userId)
    if (!person) return false
    const note = suspicionOf({ text, memberSince: new Date(person.createdAt), ...before })
    const subject = note === null ? undefined : await parts[type].find(tx, id, null)
    if (note === null || !subject) return false
    const deciding = { tx, emit, subject, intoId: null, afterwards: () => {} }
    for (const { hidden } of followers) await hidden(deciding)
    await parts[type].deeds.hide?.(deciding)
    await reportsRepository(tx).add(subject, { reporterId: null, reason: 'spam', note })
    return true
  }
