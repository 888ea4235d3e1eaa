import { type FileHandle, mkdir, open, rm } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { namedStorageError } from './storage.ts'

/** Writes a new file, syncs it to disk and returns its size. On failure no file remains. */
export const writeDurably = async (
  path: string,
  content: AsyncIterable<Uint8Array>,
): Promise<{ size: number }> => {
  const file = await open(path, 'wx').catch((error) => {
    throw namedStorageError(error)
  })
  try {
    try {
      const size = await writeGathered(file, content)
      await file.sync()
      return { size }
    } finally {
      await file.close()
    }
  } catch (error) {
    await rm(path, { force: true })
    throw namedStorageError(error)
  }
}

const gatheredBytes = 512 * 1024

/**
 * Appends content to an open file and returns its length. Collects small chunks so that not each one costs a system call, and
 * writes one batch while the next arrives.
 */
export const writeGathered = async (
  file: FileHandle,
  content: AsyncIterable<Uint8Array>,
): Promise<number> => {
  let writing: Promise<void> = Promise.resolve()
  let batch: Uint8Array[] = []
  let held = 0
  let size = 0
  const hand = async () => {
    await writing
    writing = writeBatch(file, batch, held)
    writing.catch(() => {
      // The next await of `writing` throws this error.
    })
    batch = []
    held = 0
  }
  try {
    for await (const chunk of content) {
      batch.push(chunk)
      held += chunk.byteLength
      size += chunk.byteLength
      if (held >= gatheredBytes) await hand()
    }
    if (held > 0) await hand()
    await writing
    return size
  } finally {
    // Even after an error, the file must not be closed while a batch is being written.
    await Promise.allSettled([writing])
  }
}

/** A nearly full disk writes part of a batch without an error, so the rest is written again. */
const writeBatch = async (file: FileHandle, batch: Uint8Array[], length: number): Promise<void> => {
  const { bytesWritten } = await file.writev(batch)
  if (bytesWritten === length) return
  const rest = Buffer.concat(batch).subarray(bytesWritten)
  let written = 0
  while (written < rest.byteLength) written += (await file.write(rest, written)).bytesWritten
}

export const syncFile = async (path: string): Promise<void> => {
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A rename is durable only once its directory is synced. Windows cannot sync directories and does not need to. */
export const syncDirectory = async (path: string): Promise<void> => {
  if (process.platform === 'win32') return
  const directory = await open(path, 'r')
  try {
    await directory.sync()
  } finally {
    await directory.close()
  }
}

/** Creates the directory and syncs every parent that got a new entry. */
export const makeDirectoryDurably = async (path: string): Promise<void> => {
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
