import { execFile } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { isAbsolute, join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { afterAll } from 'vitest'
import { readRecord, writeRecord } from '../record.ts'
import { startLocalPostgres } from '../start.ts'
import { silentLog } from './logs.ts'

const made: string[] = []

/** Creates a folder that anyone can enter, deleted after the file's tests. */
export const temporaryFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'local-postgres-test-'))
  made.push(folder)
  await chmod(folder, 0o755)
  return folder
}

afterAll(async () => {
  for (const folder of made) await rm(folder, { recursive: true, force: true })
})

/**
 * For tests that are not about the first start, which takes seconds: returns a function that makes data folders in which a
 * database was started and stopped. Only one is really made, on the first call; the others are copies of it.
 */
export const usedData = (name: string): (() => Promise<string>) => {
  const make = async () => {
    const dataDir = await temporaryFolder()
    const database = await startLocalPostgres({ dataDir, name, log: silentLog })
    await database.stop()
    return dataDir
  }
  let made: Promise<string> | undefined
  return async () => {
    made ??= make()
    const [original, copy] = await Promise.all([made, temporaryFolder()])
    // Unlike Node's own function, it keeps the owners: the data belongs to the user that runs PostgreSQL.
    await promisify(execFile)('cp', ['-Rp', `${original}/.`, copy])
    const record = await readRecord(copy)
    // The next start makes a folder of its own for the socket.
    if (record) await writeRecord(copy, { ...record, socketDirectory: '' })
    return copy
  }
}

/** Returns the database's folder that a data folder records; one outside it is deleted after the tests. */
export const recordedHome = async (dataDir: string): Promise<string> => {
  const { home } = JSON.parse(await readFile(join(dataDir, 'database.json'), 'utf8'))
  if (isAbsolute(home)) made.push(home)
  return home
}

/** Runs one query on a new connection. */
export const ask = async <Row extends object>(url: string, sql: string): Promise<Row[]> => {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}
