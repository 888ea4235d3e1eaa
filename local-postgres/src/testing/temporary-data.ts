import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { isAbsolute, join } from 'node:path'
import { Client } from 'pg'
import { afterAll } from 'vitest'

const made: string[] = []

/** Creates a folder that anyone can enter, deleted after the file's tests. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'local-postgres-test-'))
  made.push(folder)
  await chmod(folder, 0o755)
  return folder
}

afterAll(async () => {
  for (const folder of made) await rm(folder, { recursive: true, force: true })
})

/** Returns the database's folder that a data folder records; one outside it is deleted after the tests. */
export async function recordedHome(dataDir: string): Promise<string> {
  const { home } = JSON.parse(await readFile(join(dataDir, 'database.json'), 'utf8'))
  if (isAbsolute(home)) made.push(home)
  return home
}

/** Runs one query on a new connection. */
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
