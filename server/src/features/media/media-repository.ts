import type { MediaFile } from '@andariego/contract/media'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import { isAnyOf } from '../../platform/database/select.ts'
import type { Owner } from './owner.ts'
import { takeRoom, type Uploader } from './quota.ts'
import './tables.ts'
import { filesOf, type ReceivedMedia, type StoredFiles } from './received-media.ts'
import { mediaOf } from './select-media.ts'
import type { ServedMedia } from './serve-media.ts'
import { uploadsRepository } from './uploads-repository.ts'

const SERVED = [
  'owner_type as ownerType',
  'owner_id as ownerId',
  'storage_key as key',
  'original_filename as originalFilename',
  'mime_type as mimeType',
  'bytes',
  'sha256',
  'variants',
  'poster_key as posterKey',
] as const
type OwnedMedia = ServedMedia & { ownerType: string; ownerId: string }

export const mediaRepository = (database: Database | Tx) => ({
  /**
   * Adds files after the owner's existing ones. Call it in a transaction that created the owner or locks its row: otherwise one
   * of two simultaneous calls fails, and files of an owner removed meanwhile would stay for ever. Throws MediaError above the
   * uploader's or the site's quota.
   */
  add: async ({ type, id }: Owner, media: readonly ReceivedMedia[], uploader: Uploader) => {
    if (media.length === 0) return
    const bytes = media.flatMap(filesOf).reduce((sum, file) => sum + file.bytes, 0)
    await takeRoom(database, uploader, bytes)
    const next = sql<number>`(select coalesce(max(position) + 1, 0) from media where owner_id = ${id})`
    await database
      .insertInto('media')
      .values(
        media.map((file, index) => ({
          id: file.id,
          owner_type: type,
          owner_id: id,
          user_id: uploader.userId,
          position: sql<number>`${next} + ${sql.lit(index)}`,
          filename: file.filename,
          original_filename: file.originalFilename,
          mime_type: file.mimeType,
          bytes: file.bytes,
          sha256: file.sha256,
          content_sha256: file.contentSha256,
          width: file.width,
          height: file.height,
          duration_ms: file.durationMs,
          placeholder: file.placeholder,
          storage_key: file.key,
          variants: JSON.stringify(file.variants),
          poster_key: file.posterKey,
        })),
      )
      .execute()
  },

  /** Returns the owner's files in order. */
  list: async ({ type, id }: Owner): Promise<MediaFile[]> => {
    const { rows } = await sql<{ media: MediaFile[] }>`select ${mediaOf(type, sql.val(id))} as media`.execute(
      database,
    )
    return rows[0]?.media ?? []
  },

  /** Returns the files of several owners in order, hidden or not. `ownerIds` is a query that returns ids. */
  ofOwners: (ownerType: string, ownerIds: RawBuilder<unknown>) =>
    database
      .selectFrom('media')
      .select([
        'id',
        'owner_id as ownerId',
        'filename',
        'original_filename as originalFilename',
        'mime_type as mimeType',
        'storage_key as key',
        sql<boolean>`hidden_at is not null`.as('isHidden'),
      ])
      .where('owner_type', '=', ownerType)
      .where(sql<SqlBool>`owner_id in (${ownerIds})`)
      .orderBy('owner_id')
      .orderBy('position')
      .execute(),

  /** Returns the stored files of an owner about to be removed. Its rows are deleted with it; `discard` the files afterwards. */
  filesOf: ({ type, id }: Owner): Promise<StoredFiles[]> =>
    database
      .selectFrom('media')
      .select(['storage_key as key', 'bytes', 'sha256', 'variants'])
      .where('owner_type', '=', type)
      .where('owner_id', '=', id)
      .execute(),

  /**
   * Deletes the rows of an owner's files, or of those with these ids, and returns the stored files: `discard` them after the
   * commit. For an owner that stays.
   */
  remove: ({ type, id }: Owner, ids?: readonly string[]): Promise<StoredFiles[]> =>
    database
      .deleteFrom('media')
      .where('owner_type', '=', type)
      .where('owner_id', '=', id)
      .$if(ids !== undefined, (query) => query.where(isAnyOf('id', ids ?? [])))
      .returning(['storage_key as key', 'bytes', 'sha256', 'variants'])
      .execute(),

  /** Finds a file that may be shown. */
  served: (id: string): Promise<OwnedMedia | undefined> =>
    database.selectFrom('shown_media').select(SERVED).where('id', '=', id).executeTakeFirst(),

  /** Finds a file, hidden or not. */
  any: (id: string): Promise<OwnedMedia | undefined> =>
    database.selectFrom('media').select(SERVED).where('id', '=', id).executeTakeFirst(),

  /** Returns the keys of those of these files that have a row. A file's key contains the row's id. */
  known: async (files: readonly StoredFiles[]): Promise<ReadonlySet<string>> => {
    const rows = await database
      .selectFrom('media')
      .select('storage_key as key')
      .where('id', '=', sql<string>`any(${idsIn(files.map(({ key }) => key))}::uuid[])`)
      .execute()
    return new Set(rows.map(({ key }) => key))
  },

  /** Returns those of these keys that a row refers to. */
  knownKeys: async (keys: string[]): Promise<ReadonlySet<string>> => {
    const rows = await database
      .selectFrom('media')
      .select(['storage_key', 'variants'])
      .where((builder) =>
        builder.or([
          builder('storage_key', 'in', keys),
          // A key is `media/xx/<id>…`: smaller pictures contain their file's id, posters have an id of their own.
          builder('poster_key', 'in', keys),
          builder('id', '=', sql<string>`any(${idsIn(keys)}::uuid[])`),
          builder(
            'poster_key',
            'in',
            keys.map((key) => key.replace(/-\d+(\.\w+)$/, '$1')),
          ),
        ]),
      )
      .execute()
    const parts = await uploadsRepository(database).keysOf(idsIn(keys))
    return new Set([
      ...rows.flatMap((row) => [row.storage_key, ...row.variants.map(({ key }) => key)]),
      ...parts,
    ])
  },

  /** Iterates over all files in batches, to compare storage with the database. */
  all: async function* (): AsyncGenerator<StoredFiles> {
    let after = '00000000-0000-0000-0000-000000000000'
    for (;;) {
      const rows = await database
        .selectFrom('media')
        .select(['id', 'storage_key as key', 'bytes', 'sha256', 'variants'])
        .where('id', '>', after)
        .orderBy('id')
        .limit(100)
        .execute()
      yield* rows
      const last = rows.at(-1)
      if (!last) return
      after = last.id
    }
  },
})

/** Returns the ids in keys; a file put there by somebody else may have none. */
const idsIn = (keys: readonly string[]) => [...new Set(keys.flatMap((key) => UUID.exec(key)?.[0] ?? []))]

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/
