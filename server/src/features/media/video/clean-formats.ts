import { damagedVideo } from '../media-error.ts'
import { type Box, blankBox, boxesIn, contentOf } from './boxes.ts'

/** What a codec needs to begin. Each format has one; which one depends on its codec. */
const CONFIGURATIONS = new Set('avcC hvcC vvcC av1C vpcC esds d263'.split(' '))

/** What else players use of a picture's format, and the bytes it takes at most. */
const PICTURE_FACTS: Readonly<Record<string, number>> = {
  btrt: 12,
  ccst: 8,
  clap: 32,
  clli: 4,
  CoLL: 8,
  dvcC: 24,
  dvvC: 24,
  dvwC: 24,
  fiel: 2,
  gama: 4,
  mdcv: 24,
  pasp: 8,
  SmDm: 28,
}
/** Colours by numbers (`nclx`, in QuickTime `nclc`), not by a profile, which names who made it. */
const coloursByNumbers = (content: Buffer) => /^ncl[xc]/.test(content.toString('latin1', 0, 4))
const COLOURS_BYTES = 11

const PICTURE_FIELDS = 86

/**
 * Leaves of the formats in `stsd` (ISO/IEC 14496-12, 8.5.2) as many as it counts, and of a picture's format what players use. Unknown
 * boxes in a format of sound stay: where they begin depends on versions that MP4 and QuickTime count differently.
 */
export const cleanFormats = (buffer: Buffer, description: Box | undefined, handler: string): void => {
  const count = contentOf(buffer, description, 8).readUInt32BE(4)
  if (!description) return
  const formats = boxesIn(buffer, description.content + 8, description.end)
  for (const format of formats.slice(count)) buffer.fill(0, format.start, format.end)
  if (handler === 'vide') for (const format of formats.slice(0, count)) cleanPictureFormat(buffer, format)
}

const cleanPictureFormat = (buffer: Buffer, format: Box): void => {
  if (format.end - format.start < PICTURE_FIELDS) throw damagedVideo()
  // Cameras write their name into the 32 bytes of `compressorname` (12.1.3).
  buffer.fill(0, format.start + 50, format.start + 82)
  let isConfigured = false
  const seen = new Set<string>()
  for (const inner of boxesIn(buffer, format.start + PICTURE_FIELDS, format.end)) {
    const content = buffer.subarray(inner.content, inner.end)
    const isNew = !seen.has(inner.type)
    seen.add(inner.type)
    if (CONFIGURATIONS.has(inner.type) && !isConfigured) {
      isConfigured = true
      continue
    }
    const bytes =
      inner.type === 'colr' && coloursByNumbers(content) ? COLOURS_BYTES : PICTURE_FACTS[inner.type]
    if (bytes === undefined || !isNew) blankBox(buffer, inner)
    else content.fill(0, bytes)
  }
}
