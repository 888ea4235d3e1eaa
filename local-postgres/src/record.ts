import { randomBytes } from 'node:crypto'
import { open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'

/** What a data folder records about its database in database.json, readable by its owner only. */
export interface DatabaseRecord {
  /** The database's folder: relative to the data folder, or absolute when it had to be elsewhere. */
  home: string
  /** Whether there has ever been a database in `home`: if so, a missing one is not replaced by an empty one. */
  initialised: boolean
  password: string
  socketDirectory: string
}

const schema: z.ZodType<DatabaseRecord> = z.object({
  home: z.string(),
  initialised: z.boolean(),
  password: z.string(),
  socketDirectory: z.string(),
})

export const newPassword = (): string => randomBytes(24).toString('hex')

export const readRecord = async (dataDir: string): Promise<DatabaseRecord | undefined> => {
  const text = await readFile(recordFile(dataDir), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : schema.parse(JSON.parse(text))
}

export const writeRecord = async (dataDir: string, record: DatabaseRecord): Promise<void> => {
  const unfinished = `${recordFile(dataDir)}.unfinished`
  const file = await open(unfinished, 'w', 0o600)
  try {
    await file.writeFile(`${JSON.stringify(record, undefined, 2)}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(unfinished, recordFile(dataDir))
  await syncDirectory(dataDir)
}

/** A rename is durable only once its folder is synced. */
export const syncDirectory = async (directory: string): Promise<void> => {
  const handle = await open(directory, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Returns the URL of a data folder's running database, for other programs; undefined if it has no database. */
export const localPostgresUrl = async (dataDir: string, name: string): Promise<string | undefined> => {
  const record = await readRecord(dataDir)
  return record?.initialised ? connectionUrl(record, name) : undefined
}

export const connectionUrl = (record: DatabaseRecord, name: string): string => {
  const host = encodeURIComponent(record.socketDirectory)
  return `postgresql://${name}:${record.password}@localhost/${name}?host=${host}`
}

const recordFile = (dataDir: string) => join(dataDir, 'database.json')
