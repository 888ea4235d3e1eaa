import type { ColumnType } from 'kysely'
import type { GeneratedInstant } from '../../platform/database/tables.ts'

type Kept<T> = ColumnType<T, never, never>

declare module '../../platform/database/database.ts' {
  interface Tables {
    conversations: { id: string; first_user_id: string; second_user_id: string; message_count: number }
    direct_messages: {
      conversation_id: string
      position: number
      id: string
      sender_id: string
      content: string
      /** Its text before it was hidden. */
      hidden_content: string | null
      created_at: GeneratedInstant
    }
    conversation_sides: {
      user_id: string
      conversation_id: string
      other_id: string
      last_position: Kept<number>
      last_at: Kept<Date>
      unread_count: Kept<number>
      read_position: Kept<number>
      is_request: boolean
    }
  }
}
