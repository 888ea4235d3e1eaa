/** How many of a file's first bytes `fileType` needs. */
export const typeBytes = 512

export type FileType =
  | { kind: 'image'; mimeType: 'image/jpeg' | 'image/png' | 'image/gif' | 'image/webp' }
  | { kind: 'video'; mimeType: 'video/mp4' | 'video/quicktime' }
  | { kind: 'document'; mimeType: 'application/pdf' }
export type FileKind = FileType['kind']
/** Every kind that some form accepts. */
export const ALL_KINDS: readonly FileKind[] = ['image', 'video', 'document']

const videoBrand =
  /^(iso[m2-9a-c]|mp4[12]|avc1|hvc1|hev1|M4V[ HP]|MSNV|dash|XAVC|mmp4|f4v |3gp[4-9]|3g2[a-c])$/
/** HEIC and AVIF use the same container, and some files also list a video brand. */
const pictureBrand = /^(hei[cxms]|hev[cmsx]|mif[12]|msf1|miaf|avif|avis|crx )$/

/** Returns the type by the file's bytes, whatever its name and header say; null for types that are not accepted. */
export const fileType = (head: Buffer): FileType | null => {
  const starts = (text: string, at = 0) => head.toString('latin1', at, at + text.length) === text
  if (starts('\xff\xd8\xff')) return { kind: 'image', mimeType: 'image/jpeg' }
  if (starts('\x89PNG\r\n\x1a\n')) return { kind: 'image', mimeType: 'image/png' }
  if (starts('GIF87a') || starts('GIF89a')) return { kind: 'image', mimeType: 'image/gif' }
  if (starts('RIFF') && starts('WEBP', 8)) return { kind: 'image', mimeType: 'image/webp' }
  if (starts('%PDF-')) return { kind: 'document', mimeType: 'application/pdf' }
  if (starts('ftyp', 4)) return videoType(head)
  return null
}

/** Brands: ISO/IEC 14496-12, 4.3. First the major brand, then four bytes of version, then the compatible brands. */
const videoType = (head: Buffer): FileType | null => {
  const end = Math.min(head.readUInt32BE(0), head.length)
  const brands: string[] = []
  for (let at = 8; at + 4 <= end; at += 4) if (at !== 12) brands.push(head.toString('latin1', at, at + 4))
  const major = brands[0]
  if (major === undefined || pictureBrand.test(major)) return null
  if (major === 'qt  ') return { kind: 'video', mimeType: 'video/quicktime' }
  return brands.some((brand) => videoBrand.test(brand)) ? { kind: 'video', mimeType: 'video/mp4' } : null
}
