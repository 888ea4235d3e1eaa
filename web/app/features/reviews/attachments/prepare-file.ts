import { mediaMessages } from '@andariego/contract/media-rules'
import type { Attachment } from './attachment.ts'
import { fileProblem } from './file-rules.ts'
import { type FoundType, TYPE_BYTES, typeOf } from './file-type.ts'
import { jpegOf } from './heic-photo.ts'
import { shrunkPhoto } from './shrunk-photo.ts'
import { stillFrame } from './still-frame.ts'

/** The file cannot be attached; the message is for the user. */
export class Refused extends Error {
  override readonly name = 'Refused'
}

type Prepared = Pick<Attachment, 'file' | 'kind' | 'previewUrl' | 'poster'>

/** Checks a chosen file by its first bytes and prepares it for the upload. Throws Refused. */
export const prepareFile = async (chosen: File): Promise<Prepared> => {
  const type = typeOf(await headOf(chosen))
  const file = await preparedPhoto(chosen, type)
  const problem = fileProblem(file.size, type)
  if (problem !== null) throw new Refused(problem)
  if (!type?.startsWith('video/')) {
    return { file, kind: 'image', previewUrl: URL.createObjectURL(file), poster: null }
  }
  const poster = await stillFrame(file)
  return { file, kind: 'video', previewUrl: poster && URL.createObjectURL(poster), poster }
}

/** Reading fails when the file was moved or its cloud copy could not be loaded. */
const headOf = async (file: File): Promise<Uint8Array> => {
  try {
    return new Uint8Array(await file.slice(0, TYPE_BYTES).arrayBuffer())
  } catch {
    throw new Refused(mediaMessages.unreadable)
  }
}

/** Shrinks a JPEG to the size that is kept, and converts HEIC; animated and transparent pictures are sent unchanged. */
const preparedPhoto = async (chosen: File, type: FoundType | null): Promise<File> => {
  const { lastModified } = chosen
  if (type === 'image/jpeg') {
    const shrunk = await shrunkPhoto(chosen)
    return shrunk === null ? chosen : new File([shrunk], chosen.name, { type: shrunk.type, lastModified })
  }
  if (type !== 'image/heic') return chosen
  const jpeg = await jpegOf(chosen)
  if (jpeg === null) throw new Refused(mediaMessages.unsupported)
  const name = `${chosen.name.replace(/\.[^.]*$/, '')}.jpg`
  return new File([jpeg], name, { type: 'image/jpeg', lastModified })
}
