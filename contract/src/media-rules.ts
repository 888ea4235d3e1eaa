/** Limits of uploads that the forms and the server share. No zod here: this reaches the browser. */

export const MEDIA_MAX_FILES = 10
export const MEDIA_MAX_MEGABYTES = 50
export const MEDIA_MAX_BYTES = MEDIA_MAX_MEGABYTES * 1024 * 1024
/** A part of a file that is sent in parts may have this many bytes. */
export const PART_MAX_BYTES = 8 * 1024 * 1024
/** How many hours the parts of a file wait for the rest, and for the form that refers to it. */
export const UPLOAD_HOURS = 24
/** The long side, in pixels, of the largest stored picture; the browser shrinks photos to it before uploading if it can. */
export const MEDIA_LONGEST_SIDE = 2560
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const
export const VIDEO_TYPES = ['video/mp4', 'video/quicktime'] as const
export const MEDIA_TYPES: readonly string[] = [...IMAGE_TYPES, ...VIDEO_TYPES]

export const mediaMessages = {
  tooMany: 'Máximo 10 archivos permitidos.',
  tooLarge: `Archivo demasiado grande. Máximo ${MEDIA_MAX_MEGABYTES}MB por archivo.`,
  unsupported:
    'Formato de archivo no aceptado. Solo se permiten imágenes (JPEG, PNG, GIF, WEBP) y videos (MP4, MOV).',
  unreadable: 'No se pudo leer el archivo. Puede estar dañado o incompleto.',
  notFound: 'No se encontró el archivo.',
  outOfOrder: 'Esta parte del archivo no es la que sigue.',
  uploadGone: 'La subida de un archivo caducó. Publica otra vez para subirlo de nuevo.',
  tooManyUnfinished: 'Tienes demasiados archivos a medio subir. Termina alguno, o espera un día.',
} as const
