import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { testApp } from '../test/test-app.ts'
import { testDatabase } from '../test/test-database.ts'
import { checksOf } from './checks.ts'
import { writeArchive } from './platform/backup/archive.ts'
import { dumpTables } from './platform/backup/dump-tables.ts'
import { tablesInOrder } from './platform/backup/tables.ts'
import { examine } from './platform/check.ts'
import { openLoneConnection } from './platform/database/lone-connection.ts'
import { migrate, migrationNames } from './platform/database/migrate.ts'
import { folderStorage } from './platform/storage/folder-storage.ts'
import { restore } from './restore.ts'

const temporaryFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'andariego-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}
const emptyDatabase = async () => {
  const database = await testDatabase({ empty: true })
  onTestFinished(() => database.drop())
  return database
}

const PHOTO = Buffer.from('bytes of a photo')
const SHA256 = createHash('sha256').update(PHOTO).digest('hex')

/** Writes a backup as the version before this migration did: one place with a review and its photo. */
const backupFromBefore = async (migration: string, file: string) => {
  const { url } = await emptyDatabase()
  const migrations = (await migrationNames()).filter((name) => name < migration)
  await migrate(url, { only: new Set(migrations) })
  const client = await openLoneConnection(url, 'a test')
  try {
    const [place, review, photo] = [randomUUID(), randomUUID(), randomUUID()]
    await client.query(
      `insert into places (id, name, address, latitude, longitude) values ($1, 'Faro viejo', 'Camino', 1, 1)`,
      [place],
    )
    await client.query(
      `insert into reviews (id, place_id, rating, content) values ($1, $2, 4, 'Un lugar que vale la pena.')`,
      [review, place],
    )
    // The table before files belonged to other things than reviews; later a view of the same name.
    await client.query(
      `insert into review_media (id, review_id, position, filename, original_filename, mime_type, bytes, sha256, storage_key)
       values ($1::uuid, $2, 0, 'a.webp', 'a.jpg', 'image/webp', $3, $4, 'media/' || $1)`,
      [photo, review, PHOTO.length, SHA256],
    )
    const tables = await tablesInOrder(client)
    const createdAt = new Date().toISOString()
    await writeArchive({ path: file, passphrase: null }, async (archive) => {
      await archive.add('manifest.json', JSON.stringify({ format: 1, createdAt, migrations, tables }))
      await dumpTables(client, tables, archive)
      await archive.add(`storage/media/${photo}`, PHOTO)
      await archive.add('absent.json', '[]')
    })
    return { place, photo }
  } finally {
    await client.end()
  }
}

test.each(['0020', '0041', '0084'])(
  'a backup from before migration %s comes back into this version, and nothing in it is wrong',
  async (migration) => {
    const file = join(await temporaryFolder(), 'copia.tar')
    const made = await backupFromBefore(migration, file)
    const [database, dataDir] = [await emptyDatabase(), await temporaryFolder()]
    await restore({ databaseUrl: database.url, storage: folderStorage(join(dataDir, 'media')), file })
    // As the next start does.
    await migrate(database.url)

    const restored = await testApp({ DATA_DIR: dataDir }, { ...database, drop: async () => {} })
    try {
      expect((await examine(checksOf(restored.services), { mend: false })).wrong).toBe(0)
      const reviews = await restored.api()('GET /places/:id/reviews', { params: { id: made.place } })
      expect(reviews.data.map(({ content, media }) => [content, media.map(({ id }) => id)])).toEqual([
        ['Un lugar que vale la pena.', [made.photo]],
      ])
      const { rawPayload } = await restored.app.inject(`/api/media/${made.photo}`)
      expect(rawPayload).toEqual(PHOTO)
    } finally {
      await restored.close()
    }
  },
)
