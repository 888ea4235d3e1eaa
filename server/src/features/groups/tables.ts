import type { ColumnType, GeneratedAlways } from 'kysely'
import type { GeneratedInstant, Instant } from '../../platform/database/tables.ts'

type Kept<T> = ColumnType<T, never, never>

declare module '../../platform/database/database.ts' {
  interface Tables {
    groups: {
      id: string
      name: string
      description: string | null
      admin_id: string
      created_at: GeneratedInstant
      name_key: GeneratedAlways<string>
      hidden_at: Instant | null
    }
    group_members: { group_id: string; user_id: string; joined_at: GeneratedInstant }
    /** A view, also for other domains: the admin and members of every group that is not hidden. */
    group_people: { group_id: Kept<string>; user_id: Kept<string> }
  }
}
