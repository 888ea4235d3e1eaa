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
export async function spoolFile(
  content: AsyncIterable<Buffer>,
  path: string,
  kinds: readonly FileKind[],
): Promise<SpooledFile> {
  let file: FileHandle | undefined
  let head = Buffer.alloc(0)
  let type: FileType | null = null

  async function* checked() {
    let bytes = 0
    for await (const chunk of content) {
      bytes += chunk.length
      if (bytes > maximumFileBytes) throw tooLarge()
      if (!type) {
        head = Buffer.concat([head, chunk.subarray(0, typeBytes)])
        if (head.length >= typeBytes) type = acceptedType(head, kinds)
      }
      yield chunk
    }
  }

  try {
    file = await open(path, 'wx')
    const bytes = await writeGathered(file, checked())
    if (bytes === 0) throw emptyFile()
    return { ...(type ?? acceptedType(head, kinds)), path, bytes }
  } catch (error) {
    throw namedStorageError(error)
  } finally {
    await file?.close()
  }
}

function acceptedType(head: Buffer, kinds: readonly FileKind[]): FileType {
  const type = fileType(head)
  if (!type || !kinds.includes(type.kind)) throw unsupportedType(kinds)
  return type
}
