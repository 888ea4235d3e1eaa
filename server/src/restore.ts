import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { BackupParts, Manifest } from './backup.ts'
import { readArchive } from './platform/backup/archive.ts'
import { tableLoader, tableOfEntry } from './platform/backup/load-tables.ts'
import { openLoneConnection } from './platform/database/lone-connection.ts'
import { migrate, migrationNames } from './platform/database/migrate.ts'
import type { Storage } from './platform/storage/storage.ts'

export interface RestoreTarget extends Omit<BackupParts, 'storage'> {
  storage: Pick<Storage, 'put' | 'delete' | 'list'>
}

const STORAGE = 'storage/'

const json = async <T>(content: Readable) => JSON.parse((await buffer(content)).toString()) as T

/** Recreates the schema of the version that made the backup; later migrations run at the next start. */
const recreateSchema = async (databaseUrl: string, manifest: Manifest) => {
  const known = new Set(await migrationNames())
  const unknown = manifest.migrations.find((name) => !known.has(name))
  if (manifest.format !== 1 || unknown !== undefined)
    throw new Error('La copia es de una versión más nueva de Andariego: actualice antes de restaurarla.')
  await migrate(databaseUrl, { only: new Set(manifest.migrations) })
}

/** Removes what a failed restore has written: the database was empty before it. */
const empty = async (databaseUrl: string) => {
  const client = await openLoneConnection(databaseUrl, 'andariego restore')
  await client.query('drop schema public cascade; create schema public').finally(() => client.end())
}

/**
 * Restores an archive of `backUp` into an empty database and an empty storage. Throws, and leaves both empty, when they are not
 * empty, the archive is damaged, or it comes from a newer version.
 */
export const restore = async ({
  databaseUrl,
  storage,
  file,
  passphrase = null,
}: RestoreTarget): Promise<Manifest> => {
  const client = await openLoneConnection(databaseUrl, 'andariego restore')
  const { rowCount } = await client.query(
    "select 1 from pg_class where relnamespace = 'public'::regnamespace",
  )
  for await (const _ of storage.list('media/')) {
    await client.end()
    throw new Error('Ya hay archivos en el almacenamiento: se restaura solo en uno vacío.')
  }
  if (rowCount) {
    await client.end()
    throw new Error('Ya hay datos en esta base de datos: se restaura solo en una vacía.')
  }
  const stored: string[] = []
  try {
    let manifest: Manifest | undefined
    let loader: Awaited<ReturnType<typeof tableLoader>> | undefined
    let absent: string[] = []
    await readArchive({ path: file, passphrase }, async (name, content) => {
      const table = tableOfEntry(name)
      if (name === 'manifest.json') {
        manifest = await json<Manifest>(content)
        await recreateSchema(databaseUrl, manifest)
        await client.query('begin')
        loader = await tableLoader(client, manifest.tables)
      } else if (name === 'absent.json') absent = await json<string[]>(content)
      else if (table !== undefined && loader) await loader.load(table, content)
      else if (name.startsWith(STORAGE)) {
        const key = name.slice(STORAGE.length)
        stored.push(key)
        await storage.put(key, content)
      } else throw new Error(`The backup holds ${name}, which this version does not know.`)
    })
    if (!manifest || !loader) throw new Error('The backup has no manifest.')
    await loader.finish()
    const { name } = manifest.tables.find(({ name }) => name === 'media') ?? { name: 'review_media' }
    await client.query(`delete from ${name} where storage_key = any($1)`, [absent])
    await client.query('commit')
    return manifest
  } catch (error) {
    // The connection may be what was lost, so its transaction ends with it, and another one empties the database.
    await client.end()
    await empty(databaseUrl)
    for (const key of stored) await storage.delete(key)
    throw error
  } finally {
    await client.end()
  }
}
