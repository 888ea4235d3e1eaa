import type { ColumnType, GeneratedAlways } from 'kysely'
import type { GeneratedInstant, Instant } from '../../platform/database/tables.ts'
import type { StoredPart, StoredRendition } from './received-media.ts'

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
      /** The hash of the visible content; null for older files. */
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
      /** The uploader; null for older files, and when the account was deleted. */
      user_id: string | null
      /** Bytes of the file and its smaller pictures, computed by a trigger; null for older files. */
      stored_bytes: GeneratedAlways<number | null>
    }
    uploads: {
      id: string
      user_id: string
      filename: string
      parts: Json<StoredPart[]>
      received: number
      changed_at: GeneratedInstant
      used_at: Instant | null
    }
    /** The bytes of all files, in several parts maintained by triggers. */
    media_bytes: { part: Kept<number>; total: Kept<number> }
    /** The files that reports show. */
    reported_files: { media_id: string; report_id: string }
    /** A view: the files that may be shown. */
    shown_media: Omit<Tables['media'], 'hidden_at' | 'user_id' | 'stored_bytes' | 'content_sha256'>
    /** A view: the columns that the previous version uses, under the table's former name. */
    review_media: { storage_key: Kept<string> }
  }
}
