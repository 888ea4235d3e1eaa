import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Storage } from '../../platform/storage/storage.ts'

interface Sweep {
  /** Returns those of these keys that a row refers to. */
  knownKeys: (keys: string[]) => Promise<ReadonlySet<string>>
  /** Must be further back than the longest upload and its transaction take; a day is safe. */
  olderThan: Date
}

const batchSize = 500

/** Removes files that crashed uploads left in storage, and returns their number. */
export const sweepStorage = async (storage: Storage, { knownKeys, olderThan }: Sweep): Promise<number> => {
  let removed = 0
  let batch: string[] = []
  const settle = async () => {
    if (batch.length === 0) return
    const known = await knownKeys(batch)
    for (const key of batch.filter((candidate) => !known.has(candidate))) {
      await storage.delete(key)
      removed++
    }
    batch = []
  }
  for await (const file of storage.list('media/')) {
    if (file.modifiedAt >= olderThan) continue
    batch.push(file.key)
    if (batch.length === batchSize) await settle()
  }
  await settle()
  return removed + (await storage.removeUnfinished(olderThan))
}

/** Removes what crashed uploads left in this machine's temporary folder. */
export const sweepTemporaryFolder = async (folder: string, olderThan: Date): Promise<number> => {
  let removed = 0
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const entry = await stat(path).catch(() => null)
    if (!entry || entry.mtime >= olderThan) continue
    await rm(path, { recursive: true, force: true })
    removed++
  }
  return removed
}
