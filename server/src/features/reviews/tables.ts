import type { ColumnType } from 'kysely'
import type { GeneratedInstant, Instant } from '../../platform/database/tables.ts'

type Kept<T> = ColumnType<T, never, never>

declare module '../../platform/database/database.ts' {
  interface Tables {
    /** A view of the reviews that are not hidden; also used for writing. */
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
    all_reviews: Tables['reviews'] & { hidden_at: Instant | null; place_hidden_at: Instant | null }
    /** A view for other domains: the texts of reviews, without their authors. */
    review_texts: {
      id: Kept<string>
      place_id: Kept<string>
      rating: Kept<number>
      content: Kept<string>
      created_at: Kept<Date>
    }
    /** How many reviews each day (UTC) has, in several parts that add up. */
    review_days: { day: Kept<string>; part: Kept<number>; total: Kept<number> }
    reactions: {
      review_id: string
      user_id: string
      type: 'like' | 'dislike'
      created_at: GeneratedInstant
    }
  }
}
