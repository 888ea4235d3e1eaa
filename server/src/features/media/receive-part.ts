import { MEDIA_MAX_BYTES, PART_MAX_BYTES } from '@andariego/contract/media-rules'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { namedStorageError, type Storage } from '../../platform/storage/storage.ts'
import { drain } from './drain.ts'
import { ALL_KINDS } from './file-type.ts'
import { partError } from './form-parts.ts'
import { badForm, tooLarge } from './media-error.ts'
import { takeBackKeys } from './received-media.ts'
import { ofAcceptedType } from './spool-file.ts'
import { type UploadTimeouts, uploadDeadline } from './upload-deadline.ts'
import { watchedContent } from './watched-content.ts'

/**
 * Streams one part of a file into storage under this key, and returns the file's name and the part's bytes. Throws MediaError, with
 * nothing left in storage; a file of a type that no form accepts is refused with its first part.
 */
export const receivePart = async (
  request: FastifyRequest,
  storage: Storage,
  { key, offset }: { key: string; offset: number },
  timeouts: UploadTimeouts,
): Promise<{ filename: string; bytes: number }> => {
  const deadline = uploadDeadline(request.raw, timeouts)
  let storing: Promise<unknown> = Promise.resolve()
  try {
    const part = await deadline.before(filePart(request))
    const most = Math.min(PART_MAX_BYTES, MEDIA_MAX_BYTES - offset)
    let bytes = 0
    const content = watchedContent(part.file, deadline, (length) => {
      bytes += length
      if (bytes > most) throw tooLarge()
    })
    storing = storage.put(key, offset === 0 ? ofAcceptedType(content, ALL_KINDS) : content)
    await deadline.before(storing)
    if (bytes === 0) throw badForm()
    return { filename: part.filename, bytes }
  } catch (error) {
    deadline.abort(partError(namedStorageError(error)))
    await Promise.allSettled([storing])
    await takeBackKeys(storage, [key], error)
    drain(request.raw, timeouts)
    throw deadline.signal.reason
  } finally {
    deadline.end()
  }
}

const filePart = async (request: FastifyRequest): Promise<MultipartFile> => {
  const part = await request.file({ limits: { files: 1, fields: 0, parts: 1, fileSize: PART_MAX_BYTES + 1 } })
  if (part?.fieldname !== 'part') throw badForm()
  return part
}
