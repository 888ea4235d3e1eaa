import { createHash } from 'node:crypto'
import { SAME_TEXT_DAYS, type SubjectType } from '@andariego/contract/moderation-rules'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Emit } from '../../platform/database/write.ts'
import type { Services } from '../../platform/services.ts'
import '../people/public.ts'
import { personAsSubject, setProfileHidden } from './person-subject.ts'
import { reportsRepository } from './reports-repository.ts'
import { isTelling, lettersOf, suspicionOf } from './spam-rules.ts'
import type { Deciding, HidingFollower, ModeratedParts } from './subject.ts'
import './tables.ts'

interface Published {
  /** `user` for what people tell of themselves. */
  type: SubjectType
  id: string
  userId: string
  text: string
  /** Only some people see it. It is checked for links alone, and is no publication beside which others are repeated or many. */
  isForFew?: true
}

/**
 * Checks content that was just published or edited, at the end of its transaction: hides suspicious content and reports it to the moderators.
 * Returns whether it was held back.
 */
export type HoldBack = (tx: Tx, emit: Emit, published: Published) => Promise<boolean>

export const publishedTexts = (database: Database | Tx) => ({
  /**
   * Stores a text's fingerprint, and returns the same person's earlier and recent texts about other subjects, and since when they
   * are a member; null when the account was deleted, or is a moderator's. Earlier texts of the same subject, such as a review that is corrected twice
   * in a minute, don't count.
   */
  add: async ({ id, userId }: Pick<Published, 'id' | 'userId'>, letters: string) => {
    const fingerprint = createHash('sha256').update(letters).digest()
    // The counts show what was there before the statement, so the added text is not among them.
    const { rows } = await sql<{ memberSince: Date | null; timesBefore: number; inLastMinute: number }>`
      with added as (
        insert into published_texts (user_id, subject_id, fingerprint) values (${userId}, ${id}, ${fingerprint})
      )
      select
        (select created_at from people where id = ${userId} and not is_moderator) as "memberSince",
        count(*) filter (where fingerprint = ${fingerprint})::int as "timesBefore",
        count(distinct coalesce(subject_id::text, id::text))
          filter (where created_at > now() - interval '1 minute')::int as "inLastMinute"
      from published_texts
      where user_id = ${userId} and subject_id is distinct from ${id} and created_at > now() - make_interval(days => ${SAME_TEXT_DAYS})`.execute(
      database,
    )
    const { memberSince = null, timesBefore = 0, inLastMinute = 0 } = rows[0] ?? {}
    return memberSince && { memberSince, timesBefore: isTelling(letters) ? timesBefore : 0, inLastMinute }
  },

  /** Since when a user is a member; null as above. */
  memberSince: async (userId: string): Promise<Date | null> => {
    const { rows } = await sql<{ memberSince: Date }>`
      select created_at as "memberSince" from people where id = ${userId} and not is_moderator`.execute(
      database,
    )
    return rows[0]?.memberSince ?? null
  },

  purge: () =>
    sql`delete from published_texts
      where created_at < now() - make_interval(days => ${SAME_TEXT_DAYS})`.execute(database),
})

/** Holds nothing back where rate limits are off, as in load tests. */
export const createHoldBack = (
  { config }: Services,
  parts: ModeratedParts,
  followers: readonly HidingFollower[],
): HoldBack => {
  const hide = async (deciding: Deciding) => {
    const { type, id } = deciding.subject
    if (type === 'user') return setProfileHidden(deciding, id, true)
    for (const { hidden } of followers) await hidden(deciding)
    await parts[type].deeds.hide?.(deciding)
  }
  const knownOf = async (tx: Tx, { id, userId, text, isForFew }: Published) => {
    const texts = publishedTexts(tx)
    if (!isForFew) return texts.add({ id, userId }, lettersOf(text))
    const memberSince = await texts.memberSince(userId)
    return memberSince && { memberSince, timesBefore: 0, inLastMinute: 0 }
  }
  return async (tx, emit, published) => {
    if (!config.rateLimits) return false
    const { type, id, text } = published
    const known = await knownOf(tx, published)
    if (known === null) return false
    const note = suspicionOf({ text, ...known })
    if (note === null) return false
    const subject = await (type === 'user' ? personAsSubject(tx, id) : parts[type].find(tx, id, null))
    if (!subject) return false
    await hide({ tx, emit, subject, intoId: null, afterwards: () => {} })
    await reportsRepository(tx).add(subject, { reporterId: null, reason: 'spam', note })
    return true
  }
}
