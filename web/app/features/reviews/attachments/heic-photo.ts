import { canvasBlob } from './canvas-blob.ts'

/** More than this is shown nowhere, and some browsers' canvases hold no more. */
const LONGEST_SIDE = 4096

/** A phone's HEIC photo as JPEG, upright; null where the browser cannot read it. */
export const jpegOf = async (photo: Blob): Promise<Blob | null> => {
  try {
    const bitmap = await createImageBitmap(photo)
    const jpeg = { side: LONGEST_SIDE, type: 'image/jpeg', quality: 0.92 }
    return await canvasBlob(bitmap, bitmap, jpeg).finally(() => bitmap.close())
  } catch {
    return null
  }
}
