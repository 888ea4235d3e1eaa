import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { isAbsolute, join } from 'node:path'
import { Client } from 'pg'
import { afterAll } from 'vitest'

const made: string[] = []

/** A folder that anyone can enter, gone after the tests of the file. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'local-postgres-test-'))
  made.push(folder)
  await chmod(folder, 0o755)
  return folder
}

afterAll(async () => {
  for (const folder of made) await rm(folder, { recursive: true, force: true })
})

/** The folder that a data folder names as its database's own; one outside it is removed after the tests. */
export async function recordedHome(dataDir: string): Promise<string> {
  const { home } = JSON.parse(await readFile(join(dataDir, 'database.json'), 'utf8'))
  if (isAbsolute(home)) made.push(home)
  return home
}

/** One question to a database, on a connection of its own. */
export async function ask<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}
