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

type Bytes = Uint8Array<ArrayBuffer>
const viewOf = (bytes: Bytes) => new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
const nameAt = (bytes: Bytes, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))

const jpegWithout = (bytes: Bytes): Bytes[] => {
  const view = viewOf(bytes)
  const parts: Bytes[] = []
  let orientation = 1
  let at = 2
  while (view.getUint8(at) === 0xff && view.getUint8(at + 1) !== SOS) {
    const [kind, length] = [view.getUint8(at + 1), view.getUint16(at + 2)]
    const content = bytes.subarray(at + 4, at + 2 + length)
    if (kind === APP1 && isExif(content)) orientation = orientationIn(viewOf(content))
    if (kind !== APP1 && kind !== APP13) parts.push(bytes.subarray(at, at + 2 + length))
    at += 2 + length
  }
  return [bytes.subarray(0, 2), turnedBy(orientation), ...parts, bytes.subarray(at)]
}

/** The check that ends each part of a PNG: CRC-32, as in ISO 3309. */
const crcOf = (bytes: Bytes): number => {
  let crc = -1
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc >>> 0
}

/** The orientation as a PNG or WebP holds it: as in a JPEG, without the ten bytes before it. */
const orientationBlock = (exif: Bytes): Bytes => {
  const whole = new Uint8Array(6 + exif.length)
  whole.set(exif, 6)
  return turnedBy(orientationIn(viewOf(whole))).subarray(10)
}

const PNG_START = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
/** Anybody may write anything into these parts of a PNG. */
const PNG_TEXTS = ['tEXt', 'zTXt', 'iTXt']

const pngWithout = (bytes: Bytes): Bytes[] => {
  const view = viewOf(bytes)
  const parts = [bytes.subarray(0, PNG_START.length)]
  for (let at = PNG_START.length; at < bytes.length; ) {
    const [length, name] = [view.getUint32(at), nameAt(bytes, at + 4)]
    const end = at + 12 + length
    if (end > bytes.length) throw new RangeError('the file is cut off')
    if (name === 'eXIf') {
      const exif = orientationBlock(bytes.subarray(at + 8, end - 4))
      const part = new Uint8Array(12 + exif.length)
      viewOf(part).setUint32(0, exif.length)
      part.set(bytes.subarray(at + 4, at + 8), 4)
      part.set(exif, 8)
      viewOf(part).setUint32(8 + exif.length, crcOf(part.subarray(4, 8 + exif.length)))
      parts.push(part)
    } else if (!PNG_TEXTS.includes(name)) parts.push(bytes.subarray(at, end))
    at = end
  }
  return parts
}

/** The bit in the first part of a WebP that announces XMP. */
const WEBP_HAS_XMP = 0b100

const webpWithout = (bytes: Bytes): Bytes[] => {
  const view = viewOf(bytes)
  const parts: Bytes[] = []
  for (let at = 12; at < bytes.length; ) {
    const [name, length] = [nameAt(bytes, at), view.getUint32(at + 4, true)]
    const end = at + 8 + length + (length % 2)
    if (at + 8 + length > bytes.length) throw new RangeError('the file is cut off')
    if (name === 'EXIF') {
      const content = bytes.subarray(at + 8, at + 8 + length)
      const exif = orientationBlock(isExif(content) ? content.subarray(6) : content)
      const part = new Uint8Array(8 + exif.length)
      part.set(bytes.subarray(at, at + 4))
      viewOf(part).setUint32(4, exif.length, true)
      part.set(exif, 8)
      parts.push(part)
    } else if (name !== 'XMP ') {
      const part = bytes.slice(at, end)
      if (name === 'VP8X') part[8] = (part[8] ?? 0) & ~WEBP_HAS_XMP
      parts.push(part)
    }
    at = end
  }
  const start = bytes.slice(0, 12)
  const size = parts.reduce((sum, { length }) => sum + length, 4)
  viewOf(start).setUint32(4, size, true)
  return [start, ...parts]
}

const GIF_EXTENSION = 0x21
const GIF_IMAGE = 0x2c
const GIF_APPLICATION = 0xff
const GIF_COMMENT = 0xfe
const GIF_END = 0x3b

/** The size of a table of colours, as the flags before it say. */
const colourBytes = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

/** A GIF has no block of a camera, but comments, and programs write what they like (XMP) beside how often it is repeated. */
const gifWithout = (bytes: Bytes): Bytes[] => {
  const view = viewOf(bytes)
  const afterBlocks = (start: number): number => {
    let at = start
    while (view.getUint8(at) > 0) at += 1 + view.getUint8(at)
    return at + 1
  }
  let at = 13 + colourBytes(view.getUint8(10))
  const parts = [bytes.subarray(0, at)]
  while (view.getUint8(at) !== GIF_END) {
    const [kind, label] = [view.getUint8(at), view.getUint8(at + 1)]
    if (kind !== GIF_EXTENSION && kind !== GIF_IMAGE) throw new RangeError('the file is damaged')
    const end = afterBlocks(kind === GIF_EXTENSION ? at + 2 : at + 11 + colourBytes(view.getUint8(at + 9)))
    const isWritten =
      kind === GIF_EXTENSION &&
      (label === GIF_COMMENT || (label === GIF_APPLICATION && nameAt(bytes, at + 3) !== 'NETS'))
    if (!isWritten) parts.push(bytes.subarray(at, end))
    at = end
  }
  return [...parts, bytes.subarray(at, at + 1)]
}

const cleanerOf = (bytes: Bytes) => {
  if (bytes.length >= 4 && viewOf(bytes).getUint16(0) === SOI) return jpegWithout
  if (PNG_START.every((byte, index) => bytes[index] === byte)) return pngWithout
  if (nameAt(bytes, 0) === 'GIF8') return gifWithout
  return nameAt(bytes, 0) === 'RIFF' && nameAt(bytes, 8) === 'WEBP' ? webpWithout : null
}

/**
 * A JPEG, PNG, GIF or WebP without what camera and editors wrote about it (position, make, names), turned as before; null when it is
 * damaged, so that nobody knows what is in it. Another file comes back as it is: the form of a review converts it, or refuses it.
 */
export const withoutPosition = async (file: File): Promise<File | null> => {
  const bytes = new Uint8Array(await file.arrayBuffer())
  try {
    const content = cleanerOf(bytes)?.(bytes)
    return content ? new File(content, file.name, { type: file.type, lastModified: file.lastModified }) : file
  } catch {
    return null
  }
}
