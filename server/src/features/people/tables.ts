import type { GeneratedInstant } from '../../platform/database/tables.ts'

declare module '../../platform/database/database.ts' {
  interface Tables {
    /** A view of the accounts; locking a row of it locks the account. */
    people: { id: string; email: string; created_at: GeneratedInstant }
  }
}
