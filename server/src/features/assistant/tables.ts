import type { ChatMessage, ChatSource, ItineraryDraft } from '@andariego/contract/assistant'
import type { AnswerVerdict } from '@andariego/contract/assistant-rules'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { GeneratedInstant } from '../../platform/database/tables.ts'
import type { Memory } from './assistant.ts'

/** Written as JSON text, read as the parsed value. */
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
      /** The answer before something that it quotes was hidden, and the ids of what is hidden. */
      withheld: ColumnType<object | null, never, object | null>
      withheld_for: ColumnType<string[] | null, never, string[] | null>
      created_at: GeneratedInstant
    }
    assistant_places: {
      place_id: string
      country: string | null
      region: string | null
      city: string | null
      kinds: string[]
      told_kinds: string[]
      location: string
    }
    assistant_sentences: {
      id: Generated<string>
      place_id: string
      review_id: string | null
      position: number
      sentence: string
      rating: number | null
      said_at: Date
      aspects: string[]
      stems: GeneratedAlways<string>
    }
    assistant_told: { place_id: string; tag: string; told: number }
    assistant_unread: { id: Generated<string>; place_id: string | null; review_id: string | null }
    assistant_vocabulary: { fingerprint: string }
    assistant_model_days: { day: string; questions: number }
    assistant_model_people: { user_id: string; day: string; questions: number }
    chat_verdicts: { message_id: string; user_id: string; verdict: AnswerVerdict; given_at: GeneratedInstant }
    chat_versions: { user_id: string; version: number }
  }
}
