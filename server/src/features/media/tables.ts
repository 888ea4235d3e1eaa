import type { ColumnType, GeneratedAlways } from 'kysely'
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
      /** Of what it shows; null of files from before. */
      content_sha256: string | null
      width: number | null
      height: number | null
      duration_ms: number | null
      placeholder: string | null
      storage_key: string
      variants: Json<StoredRendition[]>
      poster_key: string | null
      created_at: GeneratedInstant
      hidden_at: Instant | null
      /** Who uploaded it; null of files from before this was known, and when the account is gone. */
      user_id: string | null
      /** Of the file and its narrower pictures, by a trigger; null of files from before. */
      stored_bytes: GeneratedAlways<number | null>
    }
    /** The bytes of all files, in parts kept by triggers. */
    media_bytes: { part: Kept<number>; total: Kept<number> }
    /** A view: the files that may be shown. */
    shown_media: Omit<Tables['media'], 'hidden_at' | 'user_id' | 'stored_bytes' | 'content_sha256'>
    /** A view: what the version before this one knows of these files, under the name that the table had. */
    review_media: { storage_key: Kept<string> }
  }
}
