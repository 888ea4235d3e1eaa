import { type FileHandle, open } from 'node:fs/promises'
import { writeGathered } from '../../platform/storage/durable-file.ts'
import { namedStorageError } from '../../platform/storage/storage.ts'
import { type FileKind, type FileType, fileType, typeBytes } from './file-type.ts'
import { emptyFile, tooLarge, unsupportedType } from './media-error.ts'
import { maximumFileBytes } from './media-limits.ts'

export type SpooledFile = FileType & { path: string; bytes: number }

/**
 * Streams a file to the local disk and counts its bytes. Not synced here: storage syncs what is kept. Refuses by type as soon as
 * the first bytes arrive, and by size at the first byte above the limit.
 */
export const spoolFile = async (
  content: AsyncIterable<Buffer>,
  path: string,
  kinds: readonly FileKind[],
): Promise<SpooledFile> => {
  let file: FileHandle | undefined
  let type: FileType | null = null

  async function* checked() {
    let bytes = 0
    for await (const chunk of ofAcceptedType(content, kinds, (found) => (type = found))) {
      bytes += chunk.length
      if (bytes > maximumFileBytes) throw tooLarge()
      yield chunk
    }
  }

  try {
    file = await open(path, 'wx')
    const bytes = await writeGathered(file, checked())
    if (type === null) throw emptyFile()
    return { ...(type as FileType), path, bytes }
  } catch (error) {
    throw namedStorageError(error)
  } finally {
    await file?.close()
  }
}

/**
 * Passes on a file's bytes. Throws MediaError as soon as the first ones, or all of a short file, tell that its type is not accepted;
 * else `learn` gets the type.
 */
export async function* ofAcceptedType(
  content: AsyncIterable<Buffer>,
  kinds: readonly FileKind[],
  learn: (type: FileType) => void = () => {},
): AsyncGenerator<Buffer> {
  let head = Buffer.alloc(0)
  let isKnown = false
  const judge = () => {
    learn(acceptedType(head, kinds))
    isKnown = true
  }
  for await (const chunk of content) {
    if (!isKnown) {
      head = Buffer.concat([head, chunk.subarray(0, typeBytes)])
      if (head.length >= typeBytes) judge()
    }
    yield chunk
  }
  if (!isKnown && head.length > 0) judge()
}

const acceptedType = (head: Buffer, kinds: readonly FileKind[]): FileType => {
  const type = fileType(head)
  if (!type || !kinds.includes(type.kind)) throw unsupportedType(kinds)
  return type
}
