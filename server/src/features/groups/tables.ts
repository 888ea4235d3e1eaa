import type { GeneratedAlways } from 'kysely'
import type { GeneratedInstant } from '../../platform/database/tables.ts'

declare module '../../platform/database/database.ts' {
  interface Tables {
    groups: {
      id: string
      name: string
      description: string | null
      admin_id: string
      created_at: GeneratedInstant
      name_key: GeneratedAlways<string>
    }
    group_members: { group_id: string; user_id: string; joined_at: GeneratedInstant }
  }
}
