import { CompiledQuery } from 'kysely'
import type { Tx } from './database/database.ts'
import type { TransactionExecutor } from './jobs.ts'

/** Lets the job queue write in our transaction. */
export const executorOf = (tx: Tx): TransactionExecutor => ({
  executeSql: async (text, values) => {
    const { rows } = await tx.executeQuery(CompiledQuery.raw(text, values))
    return { rows: rows as Record<string, unknown>[] }
  },
})
