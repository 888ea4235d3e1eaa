import type { Multipart, MultipartValue } from '@fastify/multipart'
import { badForm, MediaError, tooManyFiles, uploadAborted } from './media-error.ts'
import { maximumFileBytes, maximumFiles } from './media-limits.ts'

/** A little above what is accepted, so that our own messages come before the parser's. */
export const reviewFormLimits = {
  files: 2 * maximumFiles + 1,
  fileSize: maximumFileBytes + 1,
  fields: 10,
  fieldSize: 64 * 1024,
  fieldNameSize: 100,
  parts: 2 * maximumFiles + 11,
}

const fieldNames = ['rating', 'content'] as const
export type ReviewFields = Partial<Record<(typeof fieldNames)[number], string>>

export function takeField(fields: ReviewFields, part: MultipartValue): void {
  const name = fieldNames.find((known) => known === part.fieldname)
  if (!name) throw badForm('El formulario contiene un campo desconocido.')
  if (part.valueTruncated) throw new MediaError(413, 'too-large', 'El texto es demasiado largo.')
  if (fields[name] !== undefined || typeof part.value !== 'string') throw badForm()
  fields[name] = part.value
}

/** Which place a file part claims: `media[3]`, `poster[3]`, or the next free one for `media` and `media[]`. */
export function claimedPlace(
  part: Multipart,
  taken: { media: Set<number>; poster: Set<number> },
): { kind: 'media' | 'poster'; index: number } {
  const match = /^(?:(media)(?:\[(\d{0,3})\])?|(poster)\[(\d{1,3})\])$/.exec(part.fieldname)
  if (!match) throw badForm('El formulario contiene un campo desconocido.')
  const kind = match[1] ? 'media' : 'poster'
  const digits = match[2] || match[4]
  const index = digits ? Number(digits) : Math.max(-1, ...taken.media) + 1
  if (kind === 'media' && taken.media.size >= maximumFiles) throw tooManyFiles()
  if (index >= maximumFiles) throw tooManyFiles()
  if (taken[kind].has(index)) throw badForm()
  taken[kind].add(index)
  return { kind, index }
}

/** What the parser and the connection throw, as something to tell the traveller. */
export function formError(error: unknown): MediaError {
  if (error instanceof MediaError) return error
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'FST_FILES_LIMIT') return tooManyFiles()
  if (code === 'FST_MP_PREMATURE_CLOSE' || code === 'ECONNRESET') return uploadAborted(error)
  return badForm(undefined, error)
}
