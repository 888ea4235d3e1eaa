const SOI = 0xffd8
const APP1 = 0xe1
const APP13 = 0xed
const SOS = 0xda
const ORIENTATION = 0x0112

/** How a picture has to be turned, as the block of its camera says; 1 where it does not. */
const orientationIn = (exif: DataView): number => {
  const tiff = 6
  const little = exif.getUint16(tiff) === 0x4949
  const directory = tiff + exif.getUint32(tiff + 4, little)
  const count = exif.getUint16(directory, little)
  for (let index = 0; index < count; index++) {
    const entry = directory + 2 + index * 12
    if (exif.getUint16(entry, little) === ORIENTATION) return exif.getUint16(entry + 8, little)
  }
  return 1
}

/** A block that says nothing but how the picture has to be turned. */
const turnedBy = (orientation: number): Uint8Array<ArrayBuffer> => {
  const block = new DataView(new ArrayBuffer(36))
  block.setUint16(0, 0xffe1)
  block.setUint16(2, 34)
  for (const [index, letter] of [...'Exif\0\0MM'].entries()) block.setUint8(4 + index, letter.charCodeAt(0))
  block.setUint16(12, 42)
  block.setUint32(14, 8)
  block.setUint16(18, 1)
  block.setUint16(20, ORIENTATION)
  block.setUint16(22, 3)
  block.setUint32(24, 1)
  block.setUint16(28, orientation)
  return new Uint8Array(block.buffer)
}

const isExif = (bytes: Uint8Array) => String.fromCharCode(...bytes.subarray(0, 4)) === 'Exif'

/**
 * A JPEG without what camera and editors wrote about it (position, make, names), turned as before. What is no JPEG, or a damaged one,
 * comes back as it is.
 */
export const withoutPosition = async (file: File): Promise<File> => {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const view = new DataView(bytes.buffer)
  if (bytes.length < 4 || view.getUint16(0) !== SOI) return file
  const parts: Uint8Array<ArrayBuffer>[] = []
  let orientation = 1
  let at = 2
  try {
    while (view.getUint8(at) === 0xff && view.getUint8(at + 1) !== SOS) {
      const [kind, length] = [view.getUint8(at + 1), view.getUint16(at + 2)]
      const content = bytes.subarray(at + 4, at + 2 + length)
      if (kind === APP1 && isExif(content))
        orientation = orientationIn(new DataView(bytes.buffer, at + 4, length - 2))
      if (kind !== APP1 && kind !== APP13) parts.push(bytes.subarray(at, at + 2 + length))
      at += 2 + length
    }
  } catch {
    return file
  }
  const content = [bytes.subarray(0, 2), turnedBy(orientation), ...parts, bytes.subarray(at)]
  return new File(content, file.name, { type: file.type, lastModified: file.lastModified })
}
