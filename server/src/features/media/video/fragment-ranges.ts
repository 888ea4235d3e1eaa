import { damagedVideo } from '../media-error.ts'
import { type Box, child, childrenOf, contentOf } from './boxes.ts'
import type { Extent } from './sample-ranges.ts'

/** The default size of samples (`trex`) in each track's fragments, by track. */
export type DefaultSizes = ReadonlyMap<number, number>

export const defaultSizes = (buffer: Buffer, movie: Box): DefaultSizes => {
  const extending = child(buffer, movie, 'mvex')
  const defaults = extending ? childrenOf(buffer, extending).filter(({ type }) => type === 'trex') : []
  return new Map(
    defaults.map((box) => {
      const content = contentOf(buffer, box, 24)
      return [content.readUInt32BE(4), content.readUInt32BE(16)]
    }),
  )
}

const has = (flags: number, flag: number) => (flags & flag) !== 0

/** ISO/IEC 14496-12, 8.8.7: returns the base offset of a track fragment's runs, and the default size of its samples. */
const headerOf = (buffer: Buffer, traf: Box, defaults: DefaultSizes) => {
  const header = contentOf(buffer, child(buffer, traf, 'tfhd'), 8)
  const flags = header.readUIntBE(1, 3)
  const trackDefault = defaults.get(header.readUInt32BE(4))
  if (trackDefault === undefined) throw damagedVideo()
  const fields = [has(flags, 1) && 8, has(flags, 2) && 4, has(flags, 8) && 4, has(flags, 16) && 4].map(Number)
  const [base = 0, description = 0, duration = 0, size = 0] = fields
  const whole = 8 + base + description + duration + size
  if (header.length < whole) throw damagedVideo()
  return {
    base: base > 0 ? Number(header.readBigUInt64BE(8)) : null,
    isFromFragment: has(flags, 0x20000),
    size: size > 0 ? header.readUInt32BE(whole - 4) : trackDefault,
  }
}

/** ISO/IEC 14496-12, 8.8.8: returns a run's offset from the base (null: after the previous run) and its length. */
const runOf = (buffer: Buffer, box: Box, defaultSize: number) => {
  const content = contentOf(buffer, box, 8)
  const flags = content.readUIntBE(1, 3)
  const count = content.readUInt32BE(4)
  const offset = has(flags, 1) ? contentOf(buffer, box, 12).readInt32BE(8) : null
  if (!has(flags, 0x200)) return { offset, length: count * defaultSize }
  const first = 8 + (has(flags, 1) ? 4 : 0) + (has(flags, 4) ? 4 : 0)
  const before = has(flags, 0x100) ? 4 : 0
  const each = before + 4 + (has(flags, 0x400) ? 4 : 0) + (has(flags, 0x800) ? 4 : 0)
  contentOf(buffer, box, first + count * each)
  let length = 0
  for (let sample = 0; sample < count; sample++)
    length += content.readUInt32BE(first + sample * each + before)
  return { offset, length }
}

/**
 * Returns where in the file a fragment's samples are; `fragmentAt` is the position of its box. Throws for runs of unknown tracks.
 */
export const fragmentRanges = (
  buffer: Buffer,
  fragment: Box,
  { fragmentAt, defaults }: { fragmentAt: number; defaults: DefaultSizes },
): Extent[] => {
  const ranges: Extent[] = []
  let base = fragmentAt
  for (const traf of childrenOf(buffer, fragment).filter(({ type }) => type === 'traf')) {
    const header = headerOf(buffer, traf, defaults)
    base = header.base ?? (header.isFromFragment ? fragmentAt : base)
    let at = base
    for (const box of childrenOf(buffer, traf).filter(({ type }) => type === 'trun')) {
      const run = runOf(buffer, box, header.size)
      const start = run.offset === null ? at : base + run.offset
      at = start + run.length
      ranges.push({ start, end: at })
    }
    // The default base of the next track (8.8.7.1).
    base = at
  }
  return ranges
}
