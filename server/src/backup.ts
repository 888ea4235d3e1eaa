import { sql } from 'kysely'
import { filesOf, mediaRepository } from './features/media/public.ts'
import { type ArchiveWriter, writeArchive } from './platform/backup/archive.ts'
import { dumpTables } from './platform/backup/dump-tables.ts'
import { type TableShape, tablesInOrder } from './platform/backup/tables.ts'
import { createDatabase } from './platform/database/database.ts'
import { openLoneConnection } from './platform/database/lone-connection.ts'
import { createPool } from './platform/database/pool.ts'
import type { Storage } from './platform/storage/storage.ts'

/** The first entry of a backup, `manifest.json`. */
export interface Manifest {
  format: 1
  /** ISO 8601, UTC. */
  createdAt: string
  migrations: string[]
  tables: TableShape[]
}

export interface BackupParts {
  databaseUrl: string
  storage: Storage
  /** The path of the archive. */
  file: string
  /** Encrypts the archive; null for an unencrypted one. */
  passphrase?: string | null
  /** The cost of guessing the passphrase; lower than age's default in tests. */
  guessCost?: number
}

/**
 * Writes the database and all uploaded files into one archive while the product runs, in the state of one moment. Returns the
 * archive's manifest. Lists files removed during the backup in `absent.json`.
 */
export const backUp = async ({
  databaseUrl,
  storage,
  file,
  passphrase = null,
  guessCost,
}: BackupParts): Promise<{ files: number }> => {
  const client = await openLoneConnection(databaseUrl, 'andariego backup')
  let files = 0
  try {
    await client.query('begin isolation level repeatable read read only')
    const { rows: snapshots } = await client.query<{ id: string }>('select pg_export_snapshot() as id')
    const { rows: migrations } = await client.query<{ name: string }>(
      'select name from migrations order by name',
    )
    const manifest: Manifest = {
      format: 1,
      createdAt: new Date().toISOString(),
      migrations: migrations.map(({ name }) => name),
      tables: await tablesInOrder(client),
    }
    await writeArchive({ path: file, passphrase, guessCost }, async (archive) => {
      await archive.add('manifest.json', JSON.stringify(manifest, undefined, 2))
      await dumpTables(client, manifest.tables, archive)
      const media = await copyMedia({ databaseUrl, storage, archive, snapshot: snapshots[0]?.id ?? '' })
      await archive.add('absent.json', JSON.stringify(media.absent))
      files = media.copied
    })
  } finally {
    await client.end()
  }
  return { files }
}

interface MediaCopy {
  databaseUrl: string
  storage: Storage
  archive: ArchiveWriter
  /** The snapshot id of the transaction that dumps the tables. */
  snapshot: string
}

const copyMedia = async ({ databaseUrl, storage, archive, snapshot }: MediaCopy) => {
  const database = createDatabase(createPool({ url: databaseUrl, max: 1, onError: () => {} }))
  const absent: string[] = []
  let copied = 0
  try {
    await database
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (tx) => {
        await sql`set transaction snapshot ${sql.lit(snapshot)}`.execute(tx)
        await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
        for await (const media of mediaRepository(tx).all()) {
          for (const { key } of filesOf(media)) {
            const found = await storage.get(key)
            if (found) {
              await archive.addStream(`storage/${key}`, found.size, found.stream)
              copied += 1
            } else if (absent.at(-1) !== media.key) {
              absent.push(media.key)
            }
          }
        }
      })
  } finally {
    await database.destroy()
  }
  return { copied, absent }
}
