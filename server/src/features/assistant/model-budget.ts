import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import type { Assistant } from './assistant.ts'
import './tables.ts'

/** The model is not asked: today's questions are used up, by all people or by this person. */
export class BudgetSpent extends Error {
  readonly by: 'all' | 'person'
  constructor(by: 'all' | 'person') {
    super(`the model's questions of the day are used up (${by})`)
    this.by = by
  }
}

const TODAY = sql`(now() at time zone 'utc')::date`

/** Counts one question to the model, over all processes; throws BudgetSpent above the limit. */
const spend = (database: Database, userId: string, { all, person }: Services['config']['assistantDaily']) =>
  database.transaction().execute(async (tx) => {
    // The person's row first: a person without questions left uses none of the others', and the fixed order avoids deadlocks.
    if (person !== null) {
      const { rows } = await sql`
        insert into assistant_model_people as used (user_id, day, questions) values (${userId}, ${TODAY}, 1)
        on conflict (user_id, day) do update set questions = used.questions + 1 where used.questions < ${person}
        returning 1`.execute(tx)
      if (rows.length === 0) throw new BudgetSpent('person')
    }
    if (all === null) return
    const { rows } = await sql`
      insert into assistant_model_days as used (day, questions) values (${TODAY}, 1)
      on conflict (day) do update set questions = used.questions + 1 where used.questions < ${all}
      returning 1`.execute(tx)
    if (rows.length === 0) throw new BudgetSpent('all')
  })

/**
 * Wraps a model so that it answers only while today's questions last. Failed answers count too, because they may have cost as
 * much.
 */
export const withBudget = (
  model: Assistant,
  { database, config: { assistantDaily } }: Pick<Services, 'database' | 'config'>,
): Assistant => ({
  async *answer(question, signal) {
    await spend(database, question.userId, assistantDaily)
    yield* model.answer(question, signal)
  },
})

/** Deletes the counts of earlier days. */
export const forgetSpent = async (database: Database): Promise<void> => {
  await sql`delete from assistant_model_days where day < ${TODAY}`.execute(database)
  await sql`delete from assistant_model_people where day < ${TODAY}`.execute(database)
}
