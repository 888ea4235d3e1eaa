import type { ColumnType } from 'kysely'
import type { GeneratedInstant, Instant } from '../../platform/database/tables.ts'
import type { StoredRendition } from './received-media.ts'

/** A column that this version does not write. */
type Kept<T> = ColumnType<T, never, never>
type Json<T> = ColumnType<T, string, string>

declare module '../../platform/database/database.ts' {
  interface Tables {
    media: {
      id: string
      owner_type: string
      owner_id: string
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
      poster_key: string | null
      created_at: GeneratedInstant
      hidden_at: Instant | null
    }
    /** A view: the files that may be shown. */
    shown_media: Omit<Tables['media'], 'hidden_at'>
    /** A view: what the version before this one knows of these files, under the name that the table had. */
    review_media: { storage_key: Kept<string> }
  }
}
