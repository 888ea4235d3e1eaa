import type { Multipart, MultipartValue } from '@fastify/multipart'
import { StorageFullError, StorageUnavailableError } from '../../platform/storage/storage.ts'
import type { FormShape } from './form-shape.ts'
import { badForm, MediaError, noForm, tooManyFiles, uploadAborted } from './media-error.ts'
import { maximumFileBytes } from './media-limits.ts'

/** A little above our limits, so that our error messages come before the parser's. */
export const formLimits = ({ fields, files }: FormShape) => ({
  files: 2 * files.most + 1,
  fileSize: maximumFileBytes + 1,
  fields: fields.length + 8,
  fieldSize: 64 * 1024,
  fieldNameSize: 100,
  parts: 2 * files.most + fields.length + 9,
})

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

export type FormFields<Field extends string> = Partial<Record<Field, string>>

export const takeField = <Field extends string>(
  known: readonly Field[],
  fields: FormFields<Field>,
  part: MultipartValue,
): void => {
  const name = known.find((field) => field === part.fieldname)
  if (!name) throw badForm('El formulario contiene un campo desconocido.')
  if (part.valueTruncated) throw new MediaError(413, 'too-large', 'El texto es demasiado largo.')
  if (fields[name] !== undefined || typeof part.value !== 'string') throw badForm()
  fields[name] = part.value
}

/**
 * Returns the id of the upload that a text in a file's place refers to; null for every other part. The file's place is named like
 * that of a file that is sent with the form.
 */
export const refersToUpload = (part: Multipart, { fields, files }: FormShape): string | null => {
  const { fieldname } = part
  if (part.type !== 'field' || fields.includes(fieldname) || fieldname.split('[')[0] !== files.name)
    return null
  if (typeof part.value !== 'string' || !UUID.test(part.value)) throw badForm()
  return part.value.toLowerCase()
}

/** The numbers of the form's places that are already taken. */
export interface TakenPlaces {
  file: Set<number>
  poster: Set<number>
}

/** Returns the place that a file part claims: `media[3]`, `poster[3]`, or the next free one for `media` and `media[]`. */
export const claimedPlace = (
  part: Multipart,
  { name, most, kinds }: FormShape['files'],
  taken: TakenPlaces,
): { kind: keyof TakenPlaces; index: number } => {
  const match = /^([a-z]+)(?:\[(\d{0,3})\])?$/i.exec(part.fieldname)
  const [, claimed, digits = ''] = match ?? []
  const isPoster = claimed === 'poster' && digits !== '' && kinds.includes('video')
  if (claimed !== name && !isPoster) throw badForm('El formulario contiene un campo desconocido.')
  const kind = isPoster ? 'poster' : 'file'
  const index = digits === '' ? Math.max(-1, ...taken.file) + 1 : Number(digits)
  if (index >= most || (kind === 'file' && taken.file.size >= most)) throw tooManyFiles(most)
  if (taken[kind].has(index)) throw badForm()
  taken[kind].add(index)
  return { kind, index }
}

/** Translates errors of the parser and the connection into messages for the caller. */
export const formError = (error: unknown, { files }: FormShape): unknown => {
  const known = partError(error)
  if (known !== error || isMeant(error)) return known
  return codeOf(error) === 'FST_FILES_LIMIT' ? tooManyFiles(files.most) : badForm(undefined, error)
}

/** The same for a request that brings a single part; returns errors that are neither unchanged. */
export const partError = (error: unknown): unknown => {
  const code = codeOf(error)
  if (code === 'FST_MP_PREMATURE_CLOSE' || code === 'ECONNRESET') return uploadAborted(error)
  if (code === 'FST_INVALID_MULTIPART_CONTENT_TYPE') return noForm()
  return code?.startsWith('FST_') && code !== 'FST_FILES_LIMIT' ? badForm(undefined, error) : error
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined

const isMeant = (error: unknown) =>
  error instanceof MediaError || error instanceof StorageFullError || error instanceof StorageUnavailableError
