import { mediaMessages } from '@andariego/contract/media-rules'
import type { FileKind } from './file-type.ts'

/** A refusal: `message` and the lines below it, `errors`, are in Spanish for the caller to read; `code` is for programs. */
export class MediaError extends Error {
  override name = 'MediaError'
  readonly status: number
  readonly code: string
  readonly errors: string[] | undefined

  constructor(status: number, code: string, message: string, cause?: unknown, errors?: string[]) {
    super(message, { cause })
    this.status = status
    this.code = code
    this.errors = errors
  }
}

/** Names the damaged file below the message, for whoever sent several; other errors stay as they are. */
export const naming = (error: unknown, filename: string): unknown =>
  error instanceof MediaError && error.code === 'damaged-media'
    ? new MediaError(error.status, error.code, error.message, error.cause, [filename])
    : error

export const tooLarge = () =>
  new MediaError(413, 'too-large', 'Archivo demasiado grande. Máximo 50MB por archivo.')

export const tooManyFiles = (most: number) =>
  new MediaError(
    413,
    'too-large',
    most === 1 ? 'Solo se permite un archivo.' : `Máximo ${most} archivos permitidos.`,
  )

const kindNames: Record<FileKind, string> = {
  image: 'imágenes (JPEG, PNG, GIF, WEBP)',
  video: 'videos (MP4, MOV)',
  document: 'documentos (PDF)',
}
const spanishList = new Intl.ListFormat('es', { type: 'conjunction' })

/** Formats bytes for people: 2 GB. */
const readable = (bytes: number): string => {
  const [unit, size] = (
    [
      ['TB', 1024 ** 4],
      ['GB', 1024 ** 3],
      ['MB', 1024 ** 2],
    ] as const
  ).find(([, bytesOfUnit]) => bytes >= bytesOfUnit) ?? ['KB', 1024]
  return `${(bytes / size).toLocaleString('es', { maximumFractionDigits: 1 })} ${unit}`
}

export const userFull = (mostBytes: number) =>
  new MediaError(
    413,
    'too-large',
    `Con estos archivos pasarías de los ${readable(mostBytes)} que puedes guardar. Elimina fotos o videos tuyos, o publica sin archivos.`,
  )

export const siteFull = () =>
  new MediaError(
    507,
    'storage-full',
    'En este sitio no queda espacio para más archivos. Publica sin ellos, o inténtalo más tarde.',
  )

export const unsupportedType = (kinds: readonly FileKind[]) =>
  new MediaError(
    415,
    'unsupported-media',
    `Formato de archivo no aceptado. Solo se permiten ${spanishList.format(kinds.map((kind) => kindNames[kind]))}.`,
  )

export const emptyFile = () => new MediaError(422, 'validation', 'El archivo está vacío.')

export const damagedImage = (cause?: unknown) =>
  new MediaError(422, 'damaged-media', 'La imagen está dañada y no se puede leer.', cause)

export const tooManyPixels = () =>
  new MediaError(422, 'damaged-media', 'La imagen tiene demasiados píxeles. Máximo 50 megapíxeles.')

export const damagedVideo = () =>
  new MediaError(422, 'damaged-media', 'El video está dañado o incompleto y no se puede leer.')

export const damagedDocument = () =>
  new MediaError(422, 'damaged-media', 'El documento está dañado o incompleto y no se puede leer.')

export const badForm = (message = 'El formulario enviado no es válido.', cause?: unknown) =>
  new MediaError(400, 'malformed', message, cause)

export const noForm = () =>
  new MediaError(415, 'unsupported-media', 'Los datos deben llegar como formulario (multipart/form-data).')

export const uploadTimedOut = () =>
  new MediaError(408, 'timeout', 'La subida tardó demasiado. Inténtalo de nuevo.')

export const uploadAborted = (cause?: unknown) =>
  new MediaError(400, 'aborted', 'La subida se interrumpió.', cause)

export const uploadGone = () => new MediaError(422, 'validation', mediaMessages.uploadGone)

export const tooManyUnfinished = () => new MediaError(413, 'too-large', mediaMessages.tooManyUnfinished)

export const posterWithoutVideo = () =>
  new MediaError(422, 'validation', 'La portada no corresponde a ningún video.')
