import type { Operation } from '@andariego/contract/trip-operation-rules'
import type { Plan } from '@andariego/contract/trip-plan-rules'
import type { LinkKind, PublicField, TripRole } from '@andariego/contract/trips-rules'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { GeneratedInstant, Instant } from '../../platform/database/tables.ts'

declare module '../../platform/database/database.ts' {
  interface Tables {
    itineraries: {
      id: string
      owner_id: string
      name: string
      created_at: GeneratedInstant
      updated_at: GeneratedInstant
      version: Generated<number>
      name_key: GeneratedAlways<string>
      hidden_at: Instant | null
    }
    itinerary_shares: { itinerary_id: string; group_id: string; shared_at: GeneratedInstant }
    itinerary_items: {
      id: string
      itinerary_id: string
      place_id: string
      position: number
      /** YYYY-MM-DD */
      day: ColumnType<string, string, string>
    }
    itinerary_people: { itinerary_id: string; user_id: string; role: TripRole; since: GeneratedInstant }
    itinerary_removed_people: { itinerary_id: string; user_id: string; removed_at: GeneratedInstant }
    itinerary_links: {
      id: string
      itinerary_id: string
      kind: LinkKind
      token_hash: Buffer
      fields: PublicField[]
      role: TripRole | null
      /** YYYY-MM-DD */
      until: string | null
      created_at: GeneratedInstant
    }
    itinerary_comments: {
      id: string
      itinerary_id: string
      stop_id: string
      user_id: string
      content: string
      created_at: GeneratedInstant
      hidden_at: Instant | null
    }
    itinerary_files: {
      id: string
      itinerary_id: string
      stop_id: string
      user_id: string
      created_at: GeneratedInstant
    }
    itinerary_presence: {
      page_id: string
      itinerary_id: string
      user_id: string
      stop_id: string | null
      seen_at: GeneratedInstant
    }
    itinerary_plans: { itinerary_id: string; plan: ColumnType<Plan, string, string>; last_number: number }
    itinerary_operations: {
      itinerary_id: string
      number: number
      id: string
      user_id: string | null
      at: GeneratedInstant
      operation: ColumnType<Operation, string, string>
      undo: ColumnType<Operation[], string, string>
      place_id: string | null
      deed: string | null
    }
  }
}
