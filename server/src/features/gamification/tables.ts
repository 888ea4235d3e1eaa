import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { GeneratedInstant } from '../../platform/database/tables.ts'
import type { PaidAction } from './deeds.ts'

declare module '../../platform/database/database.ts' {
  interface Tables {
    user_stats: {
      user_id: string
      /** Updated by a trigger on the ledger; written directly only to correct it. */
      points: ColumnType<number, never, number>
      unseen_level: number | null
      unseen_badges: Generated<string[]>
    }
    points_ledger: {
      id: GeneratedAlways<number>
      user_id: string
      /** Beside payments: `withheld` while content is hidden, and `returned`. */
      action: PaidAction | 'withheld' | 'returned'
      subject: string
      round: number
      points: number
      deed: string | null
      voter: string | null
      created_at: GeneratedInstant
    }
    user_badges: { user_id: string; badge: string; earned_at: GeneratedInstant; deed: string | null }
  }
}
