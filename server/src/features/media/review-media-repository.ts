import type { Database, Tx } from '../../platform/database/database.ts'
import './tables.ts'
import type { ReceivedMedia, StoredFiles } from './received-media.ts'
import type { ServedMedia } from './serve-media.ts'

export const reviewMediaRepository = (database: Database | Tx) => ({
  add: async (reviewId: string, media: readonly ReceivedMedia[]) => {
    if (media.length === 0) return
    await database
      .insertInto('review_media')
      .values(
        media.map((file, position) => ({
          id: file.id,
          review_id: reviewId,
          position,
          filename: file.filename,
          original_filename: file.originalFilename,
          mime_type: file.mimeType,
          bytes: file.bytes,
          sha256: file.sha256,
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

  served: (id: string): Promise<ServedMedia | undefined> =>
    database
      .selectFrom('review_media')
      .select([
        'storage_key as key',
        'original_filename as originalFilename',
        'mime_type as mimeType',
        'bytes',
        'sha256',
        'variants',
        'poster_key as posterKey',
      ])
      .where('id', '=', id)
      .executeTakeFirst(),

  filesOfReview: (reviewId: string): Promise<StoredFiles[]> =>
    database
      .selectFrom('review_media')
      .select(['storage_key as key', 'bytes', 'sha256', 'variants'])
      .where('review_id', '=', reviewId)
      .execute(),

  /** Which of these keys some file of a review has. */
  knownKeys: async (keys: string[]): Promise<ReadonlySet<string>> => {
    const rows = await database
      .selectFrom('review_media')
      .select(['storage_key', 'variants'])
      .where((builder) =>
        builder.or([
          builder('storage_key', 'in', keys),
          // A key is `media/xx/<id>…`: narrower pictures carry their file's id, posters one of their own.
          builder('poster_key', 'in', keys),
          builder('id', 'in', [...new Set(keys.flatMap((key) => UUID.exec(key)?.[0] ?? []))]),
          builder(
            'poster_key',
            'in',
            keys.map((key) => key.replace(/-\d+(\.\w+)$/, '$1')),
          ),
        ]),
      )
      .execute()
    return new Set(rows.flatMap((row) => [row.storage_key, ...row.variants.map(({ key }) => key)]))
  },

  /** Every file there is, in steps, for checking what is stored against what was received. */
  all: async function* (): AsyncGenerator<StoredFiles> {
    let after = '00000000-0000-0000-0000-000000000000'
    for (;;) {
      const rows = await database
        .selectFrom('review_media')
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

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/
