/** The number of leading bytes that `typeOf` needs. */
export const TYPE_BYTES = 64

export type FoundType =
  | 'image/jpeg'
  | 'image/png'
  | 'image/gif'
  | 'image/webp'
  | 'video/mp4'
  | 'video/quicktime'
  /** A photo format of phones that some browsers can convert to JPEG. */
  | 'image/heic'

const HEIC_BRAND = /^(hei[cxms]|hev[cmsx]|mif1|msf1)$/
const OTHER_PICTURE_BRAND = /^(mif2|miaf|avif|avis|crx )$/

/**
 * The type of a file according to its first bytes; null for types that are not accepted. File names and the types guessed from
 * them are wrong too often. The server decides; this check only saves useless uploads.
 */
export const typeOf = (head: Uint8Array): FoundType | null => {
  const text = String.fromCharCode(...head.subarray(0, TYPE_BYTES))
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (/^GIF8[79]a/.test(text)) return 'image/gif'
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'image/webp'
  if (!text.startsWith('ftyp', 4)) return null
  const brand = text.slice(8, 12)
  if (HEIC_BRAND.test(brand)) return 'image/heic'
  if (OTHER_PICTURE_BRAND.test(brand)) return null
  return brand === 'qt  ' ? 'video/quicktime' : 'video/mp4'
}
