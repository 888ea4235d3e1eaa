import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { access, constants, open, opendir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makeDirectoryDurably, syncDirectory, syncFile, writeDurably } from './durable-file.ts'
import { checkedKey, checkedPrefix, namedStorageError, type Storage, type StoredFile } from './storage.ts'

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Stores files in a folder. Unfinished files have keys under `incoming/`, where a sweep finds what a crash left. */
export const folderStorage = (root: string): Storage => {
  const pathOf = (key: string) => join(root, ...checkedKey(key).split('/'))

  const settle = async (from: string, to: string) => {
    await makeDirectoryDurably(dirname(to))
    try {
      await rename(from, to)
    } catch (error) {
      throw namedStorageError(error)
    }
    await syncDirectory(dirname(to))
  }

  const put = async (key: string, content: AsyncIterable<Uint8Array>) => {
    const target = pathOf(key)
    const incoming = pathOf(`incoming/${randomUUID()}`)
    await makeDirectoryDurably(dirname(incoming))
    const written = await writeDurably(incoming, content)
    try {
      await settle(incoming, target)
    } catch (error) {
      await rm(incoming, { force: true })
      throw error
    }
    return written
  }

  return {
    put,

    async putFile(key, path) {
      const target = pathOf(key)
      try {
        await syncFile(path)
        await settle(path, target)
      } catch (error) {
        const otherFileSystem = error instanceof Error && 'code' in error && error.code === 'EXDEV'
        if (!otherFileSystem) throw namedStorageError(error)
        await put(key, createReadStream(path))
        await rm(path)
      }
    },

    async get(key, range) {
      const file = await open(pathOf(key), 'r').catch((error) => {
        if (isMissing(error)) return null
        throw error
      })
      if (file === null) return null
      try {
        const { size } = await file.stat()
        return { stream: file.createReadStream(range ?? {}), size }
      } catch (error) {
        await file.close()
        throw error
      }
    },

    async stat(key) {
      try {
        return { size: (await stat(pathOf(key))).size }
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },

    move: (from, to) => settle(pathOf(from), pathOf(to)),

    delete: (key) => rm(pathOf(key), { force: true }),

    list(prefix) {
      const folder = checkedPrefix(prefix).split('/').slice(0, -1)
      return filesUnder(root, folder, prefix)
    },

    async removeUnfinished(olderThan) {
      let removed = 0
      for await (const { key, modifiedAt } of filesUnder(root, ['incoming'], 'incoming/')) {
        if (modifiedAt >= olderThan) continue
        await rm(pathOf(key), { force: true })
        removed += 1
      }
      return removed
    },

    async check() {
      await makeDirectoryDurably(root)
      await access(root, constants.R_OK | constants.W_OK)
    },
  }
}

async function* filesUnder(root: string, folder: string[], prefix: string): AsyncGenerator<StoredFile> {
  const directory = await opendir(join(root, ...folder)).catch((error) => {
    if (isMissing(error)) return []
    throw error
  })
  for await (const entry of directory) {
    const names = [...folder, entry.name]
    const key = names.join('/')
    if (entry.isDirectory()) {
      if (`${key}/`.startsWith(prefix) || prefix.startsWith(`${key}/`)) yield* filesUnder(root, names, prefix)
    } else if (entry.isFile() && key.startsWith(prefix)) {
      const found = await stat(join(root, ...names)).catch((error) => {
        if (isMissing(error)) return null
        throw error
      })
      if (found) yield { key, size: found.size, modifiedAt: found.mtime }
    }
  }
}
