import { MEDIA_LONGEST_SIDE } from '@andariego/contract/media-rules'
import { canvasBlob } from './canvas-blob.ts'

/** Converts a HEIC photo to an upright JPEG; null when the browser cannot decode it. */
export const jpegOf = async (photo: Blob): Promise<Blob | null> => {
  try {
    const bitmap = await createImageBitmap(photo)
    const jpeg = { side: MEDIA_LONGEST_SIDE, type: 'image/jpeg', quality: 0.92 }
    return await canvasBlob(bitmap, bitmap, jpeg).finally(() => bitmap.close())
  } catch {
    return null
  }
}
