import { randomBytes } from 'node:crypto'
import { open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'

/** What a data folder remembers of its database; kept in its database.json, for its owner only. */
export interface DatabaseRecord {
  /** Folder of the database: relative to the data folder, or absolute when it had to live elsewhere. */
  home: string
  /** Whether there has ever been a database in `home`: if so, one that is missing is not replaced by an empty one. */
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

export async function readRecord(dataDir: string): Promise<DatabaseRecord | undefined> {
  const text = await readFile(recordFile(dataDir), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : schema.parse(JSON.parse(text))
}

export async function writeRecord(dataDir: string, record: DatabaseRecord): Promise<void> {
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

/** A rename has happened for good only when its folder is on disk. */
export async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Where the database of a data folder answers while it runs, for programs beside the one that runs it; undefined if there never was one. */
export async function localPostgresUrl(dataDir: string, name: string): Promise<string | undefined> {
  const record = await readRecord(dataDir)
  return record?.initialised ? connectionUrl(record, name) : undefined
}

export function connectionUrl(record: DatabaseRecord, name: string): string {
  const host = encodeURIComponent(record.socketDirectory)
  return `postgresql://${name}:${record.password}@localhost/${name}?host=${host}`
}

const recordFile = (dataDir: string) => join(dataDir, 'database.json')
