import type { EmailVisibility } from '@andariego/contract/profile-rules'
import type { ColumnType, Generated, GeneratedAlways, RawBuilder } from 'kysely'
import type { GeneratedInstant, Instant } from '../../platform/database/tables.ts'

type Kept<T> = ColumnType<T, never, never>

declare module '../../platform/database/database.ts' {
  interface Tables {
    /** A view of the accounts with their profiles; locking its row locks the account. */
    people: {
      id: Kept<string>
      email: Kept<string>
      created_at: GeneratedInstant
      name: Kept<string | null>
      name_key: Kept<string | null>
      handle: Kept<string | null>
      bio: Kept<string | null>
      home_city: Kept<string | null>
      languages: Kept<string[]>
      email_visibility: Kept<EmailVisibility>
      portrait_id: Kept<string | null>
      is_moderator: Kept<boolean>
      is_public: Kept<boolean>
    }
    /** One for each account; a trigger inserts it with the account. */
    profiles: {
      user_id: string
      name: string | null
      name_key: GeneratedAlways<string | null>
      handle: string | null
      handle_changed_at: Instant | null
      bio: string | null
      home_city: string | null
      languages: string[]
      email_visibility: EmailVisibility
      portrait_id: string | null
      asked_at: Instant | null
      is_public: Generated<boolean>
      /** When moderators hid it: then the view of people has none of it. */
      hidden_at: ColumnType<Date | null, never, RawBuilder<Date> | null>
    }
    /** Who has blocked whom. A block works in both directions, so others read `blocked_pairs`. */
    blocks: { blocker_id: string; blocked_id: string; created_at: GeneratedInstant }
    mutes: { muter_id: string; muted_id: string; created_at: GeneratedInstant }
    /** A view for other domains: both directions of every block. */
    blocked_pairs: { user_id: Kept<string>; other_id: Kept<string> }
    /** A view for other domains: people whose messages a user gets without notifications. */
    muted_people: { user_id: Kept<string>; other_id: Kept<string> }
    /** Every handle that somebody has or had. */
    handles: { handle: string; user_id: string; taken_at: GeneratedInstant }
    /** Hashes of the handles of deleted accounts. */
    retired_handles: { handle_hash: Buffer; expires_at: Instant }
  }
}
