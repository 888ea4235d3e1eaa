import type { Snapshot } from '@andariego/contract/moderation'
import { type RawBuilder, sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Owner } from './owner.ts'
import type { StoredFiles } from './received-media.ts'
import './tables.ts'

/** The files of an owner of this kind, without hidden ones, as moderators see them. `ownerId` is the column with its id. */
export const reportedMediaOf = (
  ownerType: string,
  ownerId: string,
): RawBuilder<Snapshot['media']> => sql`coalesce((
  select jsonb_agg(jsonb_build_object('id', media.id, 'mimeType', media.mime_type)
    order by media.position)
  from media
  where media.owner_id = ${sql.ref(ownerId)} and media.owner_type = ${sql.lit(ownerType)} and media.hidden_at is null
), '[]'::jsonb)`

/** Files, hidden or not, for moderators. */
export const moderatedMedia = (database: Database | Tx) => ({
  /** Finds a file of an owner of this kind. */
  one: (ownerType: string, id: string) =>
    database
      .selectFrom('media')
      .select([
        'id',
        'owner_id as ownerId',
        'mime_type as mimeType',
        sql<string>`coalesce(content_sha256, sha256)`.as('contentSha256'),
        sql<boolean>`hidden_at is not null`.as('isHidden'),
      ])
      .where('id', '=', id)
      .where('owner_type', '=', ownerType)
      .executeTakeFirst(),

  mayBeShown: async (id: string): Promise<boolean> =>
    (await database.selectFrom('shown_media').select('id').where('id', '=', id).executeTakeFirst()) !==
    undefined,

  /** Returns the files of an owner, hidden or not. */
  of: ({ type, id }: Owner): Promise<Snapshot['media']> =>
    database
      .selectFrom('media')
      .select(['id', 'mime_type as mimeType'])
      .where('owner_type', '=', type)
      .where('owner_id', '=', id)
      .orderBy('position')
      .execute(),

  setAllHidden: ({ type, id }: Owner, isHidden: boolean) =>
    database
      .updateTable('media')
      .set({ hidden_at: isHidden ? sql<Date>`now()` : null })
      .where('owner_type', '=', type)
      .where('owner_id', '=', id)
      .execute(),

  setHidden: (id: string, isHidden: boolean) =>
    database
      .updateTable('media')
      .set({ hidden_at: isHidden ? sql<Date>`now()` : null })
      .where('id', '=', id)
      .execute(),

  /** Returns the files to discard. */
  remove: (id: string): Promise<StoredFiles[]> =>
    database
      .deleteFrom('media')
      .where('id', '=', id)
      .returning(['storage_key as key', 'bytes', 'sha256', 'variants'])
      .execute(),
})
