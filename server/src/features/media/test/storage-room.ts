import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { folderStorage } from '../../../platform/storage/folder-storage.ts'

/** Creates a storage and a temporary folder for one test, with functions to list their content. */
export const storageRoom = async () => {
  const root = await mkdtemp(join(tmpdir(), 'media-'))
  const storage = folderStorage(join(root, 'media'))
  const temporaryFolder = join(root, 'tmp')

  const keys = async () => {
    const found: string[] = []
    for await (const { key } of storage.list('')) found.push(key)
    return found.sort()
  }

  const bytesOf = async (key: string) => {
    const found = await storage.get(key)
    if (!found) throw new Error(`nothing under ${key}`)
    return buffer(found.stream)
  }

  /** Returns every file in storage and in the temporary folder. */
  const everything = async () => [...(await keys()), ...(await readdir(temporaryFolder).catch(() => []))]

  return {
    intake: { storage, temporaryFolder },
    storage,
    temporaryFolder,
    keys,
    bytesOf,
    everything,
    root,
    close: () => rm(root, { recursive: true }),
  }
}

export async function* streamed(content: Buffer, step = 65_536): AsyncGenerator<Buffer> {
  for (let at = 0; at < content.length; at += step) yield content.subarray(at, at + step)
}
