import { mkdir, open, rm } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { namedStorageError } from './storage.ts'

/** Writes a new file and returns its size once its bytes are on the disk. A failure leaves no file. */
export async function writeDurably(
  path: string,
  content: AsyncIterable<Uint8Array>,
): Promise<{ size: number }> {
  const file = await open(path, 'wx').catch((error) => {
    throw namedStorageError(error)
  })
  let size = 0
  try {
    try {
      for await (const chunk of content) {
        await writeWhole(file, chunk)
        size += chunk.byteLength
      }
      await file.sync()
    } finally {
      await file.close()
    }
  } catch (error) {
    await rm(path, { force: true })
    throw namedStorageError(error)
  }
  return { size }
}

type Writable = { write(chunk: Uint8Array, offset: number): Promise<{ bytesWritten: number }> }

/** A nearly full disk takes part of a chunk without an error, so the rest is offered again. */
export async function writeWhole(file: Writable, chunk: Uint8Array): Promise<void> {
  let written = 0
  while (written < chunk.byteLength) written += (await file.write(chunk, written)).bytesWritten
}

export async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A rename is on the disk only once its directory is. Windows cannot sync directories and needs not. */
export async function syncDirectory(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const directory = await open(path, 'r')
  try {
    await directory.sync()
  } finally {
    await directory.close()
  }
}

/** Makes the directory and syncs every parent that got a new entry. */
export async function makeDirectoryDurably(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true }).catch((error) => {
    throw namedStorageError(error)
  })
  if (first === undefined) return
  let parent = dirname(first)
  await syncDirectory(parent)
  for (const name of relative(parent, dirname(path)).split(sep).filter(Boolean)) {
    parent = join(parent, name)
    await syncDirectory(parent)
  }
}
