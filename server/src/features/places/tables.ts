import type { PlaceKind } from '@andariego/contract/place-kinds-rules'
import type { ColumnType, GeneratedAlways } from 'kysely'
import type { GeneratedInstant, Instant } from '../../platform/database/tables.ts'

/** A column that only the database writes. */
type Kept<T> = ColumnType<T, never, never>

declare module '../../platform/database/database.ts' {
  interface Tables {
    /** A view of the places that are not hidden; also used for writing. */
    places: {
      id: string
      name: string
      address: string
      city: string | null
      description: string | null
      image: string | null
      latitude: number
      longitude: number
      created_by: string | null
      created_at: GeneratedInstant
      rating_sum: Kept<number>
      review_count: Kept<number>
      rating_counts: Kept<number[]>
      average_rating: GeneratedAlways<number>
      name_key: GeneratedAlways<string>
      search: GeneratedAlways<string>
      city_key: GeneratedAlways<string | null>
      location: GeneratedAlways<unknown>
      description_locked_at: Instant | null
      kind: PlaceKind | null
      /** Who determined the kind; null until a guess or a person did. */
      kind_from: 'guess' | 'person' | null
      closed_at: Instant | null
      corrected_at: Instant | null
    }
    all_places: Tables['places'] & { hidden_at: Instant | null }
    place_descriptions: {
      id: string
      place_id: string
      author_id: string | null
      description: string
      created_at: GeneratedInstant
      hidden_at: Instant | null
    }
    /** The photos of a place's reviews, maintained by triggers. */
    place_photos: {
      media_id: Kept<string>
      review_id: Kept<string>
      place_id: Kept<string>
      position: Kept<number>
      created_at: Kept<Date>
      like_count: Kept<number>
    }
    favourites: { user_id: string; place_id: string; created_at: GeneratedInstant }
    /** A view for other domains: the addresses of places. */
    place_addresses: { id: Kept<string>; address: Kept<string> }
    /** A view for other domains: a place's texts and rating. */
    place_texts: {
      id: Kept<string>
      name: Kept<string>
      city: Kept<string | null>
      description: Kept<string | null>
      latitude: Kept<number>
      longitude: Kept<number>
      created_at: Kept<Date>
      average_rating: Kept<number>
      review_count: Kept<number>
      merit: Kept<number>
      kind: Kept<PlaceKind | null>
      /** When a fact of it last changed, or it was shown again. */
      corrected_at: Kept<Date | null>
    }
    /** A view: the sums of every place, recounted from its reviews. */
    place_recounts: {
      place_id: Kept<string>
      rating_sum: Kept<number>
      review_count: Kept<number>
      rating_counts: Kept<number[]>
    }
    /** Entries that were merged into another one. */
    merged_places: { gone_id: string; kept_id: string }
    counters: { name: string; total: Kept<number> }
  }
}
