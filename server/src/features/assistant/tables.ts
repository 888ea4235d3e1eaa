import type { ChatMessage, ChatSource, ItineraryDraft } from '@andariego/contract/assistant'
import type { ColumnType, Generated } from 'kysely'
import type { GeneratedInstant } from '../../platform/database/tables.ts'
import type { Memory } from './assistant.ts'

/** Written as JSON text, read as what it holds. */
type Json<T> = ColumnType<T, string | undefined, string>

declare module '../../platform/database/database.ts' {
  interface Tables {
    chat_conversations: { id: string; user_id: string; created_at: GeneratedInstant }
    chat_messages: {
      id: string
      conversation_id: string
      user_id: string
      message: string
      response: Generated<string>
      status: Generated<ChatMessage['status']>
      sources: Json<ChatSource[]>
      itinerary_draft: ColumnType<ItineraryDraft | null, string | null | undefined, string | null>
      memory: ColumnType<Memory | null, string | null | undefined, string | null>
      created_at: GeneratedInstant
    }
    chat_versions: { user_id: string; version: number }
  }
}
