import { ANSWER_VERDICT_DAYS, type AnswerVerdict } from '@andariego/contract/assistant-rules'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import './tables.ts'

interface Given {
  messageId: string
  userId: string
  verdict: AnswerVerdict | null
}

/** A question whose answer its asker rated as useless. */
export interface Miss {
  question: string
  response: string
  askedAt: Date
}

export const verdictsRepository = (database: Database | Tx) => ({
  /**
   * Stores a user's rating of an answer in their own chat, or removes it with null; returns false when there is no such answer.
   */
  give: async ({ messageId, userId, verdict }: Given): Promise<boolean> => {
    const answer = await database
      .selectFrom('chat_messages')
      .select('id')
      .where('id', '=', messageId)
      .where('user_id', '=', userId)
      .where('status', '=', 'done')
      .forKeyShare()
      .executeTakeFirst()
    if (!answer) return false
    if (verdict === null)
      await database.deleteFrom('chat_verdicts').where('message_id', '=', messageId).execute()
    else
      await database
        .insertInto('chat_verdicts')
        .values({ message_id: messageId, user_id: userId, verdict })
        .onConflict((conflict) =>
          conflict.column('message_id').doUpdateSet({ verdict, given_at: sql<Date>`now()` }),
        )
        .execute()
    return true
  },

  /** Returns the questions with useless answers, newest first, without their askers. */
  misses: (limit: number): Promise<Miss[]> =>
    database
      .selectFrom('chat_verdicts')
      .innerJoin('chat_messages', 'chat_messages.id', 'chat_verdicts.message_id')
      .select(['message as question', 'response', 'created_at as askedAt'])
      .where('verdict', '=', 'useless')
      .where('withheld', 'is', null)
      .orderBy('given_at', 'desc')
      .limit(limit)
      .execute(),

  /** Deletes ratings that are older than their retention time. */
  forgetOld: async (): Promise<void> => {
    await database
      .deleteFrom('chat_verdicts')
      .where('given_at', '<', sql<Date>`now() - make_interval(days => ${ANSWER_VERDICT_DAYS})`)
      .execute()
  },
})
