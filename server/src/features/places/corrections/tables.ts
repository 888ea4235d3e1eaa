import type { Correctable, CorrectionOutcome, PlaceFact } from '@andariego/contract/corrections-rules'
import type { ColumnType } from 'kysely'
import type { GeneratedInstant, Instant } from '../../../platform/database/tables.ts'

type Json<T> = ColumnType<T, string, never>

declare module '../../../platform/database/database.ts' {
  interface Tables {
    place_corrections: {
      id: string
      place_id: string
      author_id: string
      about: Correctable
      before: Json<PlaceFact>
      suggested: Json<PlaceFact>
      note: string | null
      created_at: GeneratedInstant
      decided_at: Instant | null
      outcome: CorrectionOutcome | null
      reason: string | null
      decider_id: string | null
    }
  }
}
