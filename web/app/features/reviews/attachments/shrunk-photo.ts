import { MEDIA_LONGEST_SIDE, MEDIA_MAX_BYTES } from '@andariego/contract/media-rules'
import { canvasBlob } from './canvas-blob.ts'

/** The server encodes the photo once more, as WebP of quality 80; at this quality the first encoding is not visible in it. */
const JPEG = { side: MEDIA_LONGEST_SIDE, type: 'image/jpeg', quality: 0.92 }

/** Cameras append thumbnails and notes after the photo's end. */
const TAIL_BYTES = 64 * 1024

/** Some browsers also decode a truncated photo, with grey in place of the rest. The server refuses such a photo, so it gets the original. */
const isComplete = async (photo: Blob): Promise<boolean> => {
  const tail = new Uint8Array(await photo.slice(-TAIL_BYTES).arrayBuffer())
  return tail.some((byte, at) => byte === 0xff && tail[at + 1] === 0xd9)
}

/**
 * Shrinks a JPEG to the size that the server keeps: upright and without the camera's metadata. Null when the original is better
 * sent: it is not larger, it is damaged, or this browser cannot decode it.
 */
export const shrunkPhoto = async (photo: Blob): Promise<Blob | null> => {
  if (photo.size > MEDIA_MAX_BYTES) return null
  try {
    if (!(await isComplete(photo))) return null
    const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' })
    try {
      if (Math.max(bitmap.width, bitmap.height) <= MEDIA_LONGEST_SIDE) return null
      const shrunk = await canvasBlob(bitmap, bitmap, JPEG)
      return shrunk !== null && shrunk.size < photo.size ? shrunk : null
    } finally {
      bitmap.close()
    }
  } catch {
    return null
  }
}
