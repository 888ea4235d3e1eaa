import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import pg from 'pg'
import { readArchive } from './platform/backup/archive.ts'
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
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'andariego backup trial' })
  await client.connect()
  const name = `andariego_trial_${randomBytes(6).toString('hex')}`
  try {
    await client.query('set statement_timeout = 0')
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
    await client.query(`drop database ${name} with (force)`)
    await client.end()
  }
}
