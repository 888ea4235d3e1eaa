import type { MediaFile } from '@andariego/contract/media'
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import './tables.ts'

/** The files of an owner in their order, as the contract speaks them. `ownerId` is the id or the column that has it. */
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

/** A condition: whether an owner has any file. */
export const hasMedia = (ownerType: string, ownerId: Expression<unknown>): RawBuilder<SqlBool> =>
  sql`exists (select from media where ${belongsTo(ownerType, ownerId)} and media.hidden_at is null)`

/** The content (`content`) of every file of the owners whose ids a query gives. */
export const contentsOfMedia = (ownerType: string, ownerIds: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`select coalesce(content_sha256, sha256) as content from media
    where owner_id in (${ownerIds}) and owner_type = ${sql.lit(ownerType)} and hidden_at is null`

/** The kind stands in the text itself: queries that give their parameters by hand have no place for one of ours. */
const belongsTo = (ownerType: string, ownerId: Expression<unknown>) =>
  sql`media.owner_id = ${ownerId} and media.owner_type = ${sql.lit(ownerType)}`
