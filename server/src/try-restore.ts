import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import type pg from 'pg'
import { readArchive } from './platform/backup/archive.ts'
import { openLoneConnection } from './platform/database/lone-connection.ts'
import { type RestoreTarget, restore } from './restore.ts'

const MAY_NOT_CREATE_DATABASES = '42501'

const readToTheEnd = async (content: AsyncIterable<unknown>): Promise<number> => {
  let size = 0
  for await (const chunk of content) size += (chunk as Buffer).length
  return size
}

/** A storage that reads files and discards them: the archive's checksums verify that each is complete. */
const nowhere: RestoreTarget['storage'] = {
  put: async (_key, content) => ({ size: await readToTheEnd(content) }),
  delete: async () => {},
  list: async function* () {},
}

/**
 * Returns how the names of this product's temporary databases begin, once no other trial of it is running, and drops those that
 * a process left behind when it was killed.
 */
const trialNames = async (client: pg.Client): Promise<string> => {
  // Held until the connection ends.
  await client.query("select pg_advisory_lock(hashtext('andariego backup trial'))")
  // Another installation may keep its database on the same server.
  const { rows: own } = await client.query<{ hash: string }>('select md5(current_database()) as hash')
  const prefix = `andariego_trial_${own[0]?.hash.slice(0, 8)}_`
  const { rows: left } = await client.query<{ name: string }>(
    'select datname as name from pg_database where starts_with(datname, $1)',
    [prefix],
  )
  for (const { name } of left) await client.query(`drop database ${name} with (force)`)
  return prefix
}

interface Trial {
  databaseUrl: string
  file: string
  passphrase: string | null
}

/**
 * Tries out a backup: restores it into a temporary database beside the product's, and reads every file in it. Where the product
 * may not create databases, it only reads the archive and compares its checksums; the result says which of the two. Throws what a
 * restore would throw.
 */
export const tryRestore = async ({ databaseUrl, file, passphrase }: Trial): Promise<'restored' | 'read'> => {
  const client = await openLoneConnection(databaseUrl, 'andariego backup trial')
  const trials = await trialNames(client)
  const name = `${trials}${randomBytes(6).toString('hex')}`
  try {
    await client.query(`create database ${name} template template0`)
  } catch (error) {
    await client.end()
    if ((error as { code?: unknown }).code !== MAY_NOT_CREATE_DATABASES) throw error
    await readArchive({ path: file, passphrase }, async (_name, content: Readable) => {
      await readToTheEnd(content)
    })
    return 'read'
  }
  try {
    const url = new URL(databaseUrl)
    url.pathname = `/${name}`
    await restore({ databaseUrl: url.href, storage: nowhere, file, passphrase })
    return 'restored'
  } finally {
    await client.query(`drop database ${name} with (force)`).finally(() => client.end())
  }
}
