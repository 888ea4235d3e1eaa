import { damagedVideo } from '../media-error.ts'

const number = (content: Buffer, at: number): number => {
  if (content.length < at + 4) throw damagedVideo()
  return content.readUInt32BE(at)
}
const flagsOf = (content: Buffer): number => number(content, 0) & 0xffffff
const bits = (flags: number, ...ones: number[]) => ones.filter((one) => (flags & one) !== 0).length

const fixed = (bytes: number) => () => bytes
/** Longer fields in version 1. */
const byVersion = (bytes: number, bytesOfVersion1: number) => (content: Buffer) =>
  content[0] === 1 ? bytesOfVersion1 : bytes
/** A count, followed by that number of entries. */
const table =
  (entry: number, entryOfVersion1 = entry) =>
  (content: Buffer) =>
    8 + number(content, 4) * (content[0] === 1 ? entryOfVersion1 : entry)

/**
 * How many bytes of its content each box uses (ISO/IEC 14496-12, and the QuickTime File Format for `clef`, `prof`, `enof`, `gmin` and
 * `stps`), as far as its own counts say. What follows is no part of the film.
 */
const USED: Record<string, (content: Buffer) => number> = {
  mvhd: byVersion(100, 112),
  tkhd: byVersion(84, 96),
  mdhd: byVersion(24, 36),
  elst: table(12, 20),
  vmhd: fixed(12),
  smhd: fixed(8),
  nmhd: fixed(4),
  gmin: fixed(16),
  clef: fixed(12),
  prof: fixed(12),
  enof: fixed(12),
  stts: table(8),
  ctts: table(8),
  cslg: byVersion(24, 44),
  stsc: table(12),
  stsz: (content) => 12 + (number(content, 4) === 0 ? 4 * number(content, 8) : 0),
  stz2: (content) => 12 + Math.ceil((number(content, 8) * (number(content, 4) & 0xff)) / 8),
  stco: table(4),
  co64: table(8),
  stss: table(4),
  stps: table(4),
  sbgp: (content) => {
    const count = content[0] === 1 ? 12 : 8
    return count + 4 + 8 * number(content, count)
  },
  mehd: byVersion(8, 12),
  trex: fixed(24),
  mfhd: fixed(8),
  tfdt: byVersion(8, 12),
  tfhd: (content) => 8 + 8 * bits(flagsOf(content), 1) + 4 * bits(flagsOf(content), 2, 8, 0x10, 0x20),
  trun: (content) =>
    8 +
    4 * bits(flagsOf(content), 1, 4) +
    4 * bits(flagsOf(content), 0x100, 0x200, 0x400, 0x800) * number(content, 4),
}

/** Zeroes what a box has beyond its fields. Throws when its own counts go beyond its end, or its version is none. */
export const cutToFields = (type: string, content: Buffer): void => {
  const used = USED[type]?.(content)
  if (used === undefined) return
  // Of none of these boxes there is a version 2: this is something else under the name of such a box.
  if (used > content.length || (content[0] ?? 0) > 1) throw damagedVideo()
  content.fill(0, used)
}

/** Groups of samples (8.9) that players use, to begin playing in the midst of a film. */
const PLAYED_GROUPS = new Set(['roll', 'prol', 'rap ', 'sync'])
/** Each of them is described by one or two bytes. */
const LONGEST_GROUP = 2

/** Whether a box assigns samples to such groups (`sbgp`), or describes these (`sgpd`) and nothing else. */
export const isOfPlayedGroup = (type: string, content: Buffer): boolean => {
  if (!PLAYED_GROUPS.has(content.toString('latin1', 4, 8))) return false
  if (type === 'sbgp') return true
  if (content.length < 16 || content[0] !== 1) return false
  const length = content.readUInt32BE(8)
  return length > 0 && length <= LONGEST_GROUP && 16 + length * content.readUInt32BE(12) === content.length
}
