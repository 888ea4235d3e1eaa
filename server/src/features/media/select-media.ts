import type { MediaFile } from '@andariego/contract/media'
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import './tables.ts'

/** Selects an owner's files in order, in the contract's shape. `ownerId` is the id or its column. */
export const mediaOf = (
  ownerType: string,
  ownerId: Expression<unknown>,
): RawBuilder<MediaFile[]> => sql`coalesce((
  select jsonb_agg(jsonb_build_object(
    'id', media.id,
    'filename', media.filename,
    'originalFilename', media.original_filename,
    'mimeType', media.mime_type,
    'width', media.width,
    'height', media.height,
    'durationMs', media.duration_ms,
    'placeholder', media.placeholder,
    'hasPoster', media.poster_key is not null
  ) order by media.position)
  from media where ${belongsTo(ownerType, ownerId)} and media.hidden_at is null
), '[]'::jsonb)`

/** A condition: whether an owner has any visible file. */
export const hasMedia = (ownerType: string, ownerId: Expression<unknown>): RawBuilder<SqlBool> =>
  sql`exists (select from media where ${belongsTo(ownerType, ownerId)} and media.hidden_at is null)`

/** A query of the content hashes (`content`) of all files of the owners whose ids the given query returns. */
export const contentsOfMedia = (ownerType: string, ownerIds: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`select coalesce(content_sha256, sha256) as content from media
    where owner_id in (${ownerIds}) and owner_type = ${sql.lit(ownerType)} and hidden_at is null`

/** The kind is inlined as a literal: queries with manually given parameters have no place for another one. */
const belongsTo = (ownerType: string, ownerId: Expression<unknown>) =>
  sql`media.owner_id = ${ownerId} and media.owner_type = ${sql.lit(ownerType)}`
