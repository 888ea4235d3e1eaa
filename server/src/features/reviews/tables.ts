import type { ColumnType } from 'kysely'
import type { GeneratedInstant, Instant } from '../../platform/database/tables.ts'

type Kept<T> = ColumnType<T, never, never>
/** One stored file: where it is and how large. */
export interface StoredRendition {
  key: string
  bytes: number
  width: number | null
}
type Json<T> = ColumnType<T, string, string>

declare module '../../platform/database/database.ts' {
  interface Tables {
    reviews: {
      id: string
      place_id: string
      user_id: string | null
      rating: number
      content: string
      created_at: GeneratedInstant
      edited_at: Instant | null
      like_count: Kept<number>
      dislike_count: Kept<number>
    }
    review_media: {
      id: string
      review_id: string
      position: number
      filename: string
      original_filename: string
      mime_type: string
      bytes: number
      sha256: string
      width: number | null
      height: number | null
      duration_ms: number | null
      placeholder: string | null
      storage_key: string
      variants: Json<StoredRendition[]>
      poster: Json<StoredRendition[] | null>
      created_at: GeneratedInstant
    }
    reactions: {
      review_id: string
      user_id: string
      type: 'like' | 'dislike'
      created_at: GeneratedInstant
    }
  }
}
