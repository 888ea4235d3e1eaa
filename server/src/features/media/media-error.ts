/** A refusal the traveller can read; `message` is shown to people, `code` is for programs. */
export class MediaError extends Error {
  override name = 'MediaError'
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, message: string, cause?: unknown) {
    super(message, { cause })
    this.status = status
    this.code = code
  }
}

export const tooLarge = () =>
  new MediaError(413, 'too-large', 'Archivo demasiado grande. Máximo 50MB por archivo.')

export const tooManyFiles = () => new MediaError(413, 'too-large', 'Máximo 10 archivos permitidos.')

export const unsupportedType = () =>
  new MediaError(
    415,
    'unsupported-media',
    'Formato de archivo no aceptado. Solo se permiten imágenes (JPEG, PNG, GIF, WEBP) y videos (MP4, MOV).',
  )

export const emptyFile = () => new MediaError(422, 'validation', 'El archivo está vacío.')

export const damagedImage = (cause?: unknown) =>
  new MediaError(422, 'damaged-media', 'La imagen está dañada y no se puede leer.', cause)

export const tooManyPixels = () =>
  new MediaError(422, 'damaged-media', 'La imagen tiene demasiados píxeles. Máximo 50 megapíxeles.')

export const damagedVideo = () =>
  new MediaError(422, 'damaged-media', 'El video está dañado o incompleto y no se puede leer.')

export const badForm = (message = 'El formulario enviado no es válido.', cause?: unknown) =>
  new MediaError(400, 'malformed', message, cause)

export const uploadTimedOut = () =>
  new MediaError(408, 'timeout', 'La subida tardó demasiado. Inténtalo de nuevo.')

export const uploadAborted = (cause?: unknown) =>
  new MediaError(400, 'aborted', 'La subida se interrumpió.', cause)

export const posterWithoutVideo = () =>
  new MediaError(422, 'validation', 'La portada no corresponde a ningún video.')
