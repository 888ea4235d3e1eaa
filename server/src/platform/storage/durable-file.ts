import { type FileHandle, mkdir, open, rm } from 'node:fs/promises'
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
 * Writes content to the end of an open file and returns its length. Chunks are gathered so that a network's small ones
 * do not each cost a call, and one batch is written while the next comes in.
 */
export async function writeGathered(file: FileHandle, content: AsyncIterable<Uint8Array>): Promise<number> {
  let writing: Promise<void> = Promise.resolve()
  let batch: Uint8Array[] = []
  let held = 0
  let size = 0
  async function hand() {
    await writing
    writing = writeBatch(file, batch, held)
    writing.catch(() => {
      // Told by the next await of it.
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
    // Whatever went wrong, nobody may close the file while a batch is on its way.
    await Promise.allSettled([writing])
  }
}

/** A nearly full disk takes part of a batch without an error, so the rest is offered again. */
async function writeBatch(file: FileHandle, batch: Uint8Array[], length: number): Promise<void> {
  const { bytesWritten } = await file.writev(batch)
  if (bytesWritten === length) return
  const rest = Buffer.concat(batch).subarray(bytesWritten)
  let written = 0
  while (written < rest.byteLength) written += (await file.write(rest, written)).bytesWritten
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
