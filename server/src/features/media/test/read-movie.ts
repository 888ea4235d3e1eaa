/**
 * A reader of MP4 files of its own, by ISO/IEC 14496-12, which shares nothing with the product's: it says which bytes of a file its
 * tracks name. Throws when the file is none.
 */
export interface Part {
  type: string
  /** Where its content begins and ends; its head begins at `at`. */
  at: number
  from: number
  to: number
}
export interface Span {
  from: number
  to: number
  /** That its end is only known from the format of old QuickTime's sound. */
  isEstimated?: boolean
}

const be = (bytes: Buffer, at: number, length: 1 | 2 | 3 | 4 | 8): number => {
  if (at < 0 || at + length > bytes.length) throw new Error('beyond the file')
  let value = 0
  for (let index = 0; index < length; index++) value = value * 256 + (bytes[at + index] ?? 0)
  return value
}

export const partsOf = (bytes: Buffer, from = 0, to = bytes.length): Part[] => {
  const parts: Part[] = []
  for (let at = from; to - at >= 8; ) {
    const stated = be(bytes, at, 4)
    const head = stated === 1 ? 16 : 8
    const size = stated === 1 ? be(bytes, at + 8, 8) : stated === 0 ? to - at : stated
    if (size < head || at + size > to) throw new Error('sizes do not add up')
    parts.push({ type: bytes.toString('latin1', at + 4, at + 8), at, from: at + head, to: at + size })
    at += size
  }
  return parts
}

const CONTAINERS = new Set('moov trak mdia minf stbl edts dinf mvex moof traf'.split(' '))
/** All boxes with those inside them, and how deep each is. */
export const allParts = (
  bytes: Buffer,
  from = 0,
  to = bytes.length,
  depth = 0,
): (Part & { depth: number })[] =>
  partsOf(bytes, from, to).flatMap((part) => [
    { ...part, depth },
    ...(CONTAINERS.has(part.type) && depth < 10 ? allParts(bytes, part.from, part.to, depth + 1) : []),
  ])

const within = (bytes: Buffer, { from, to }: Span, type: string) => {
  const part = partsOf(bytes, from, to).find((one) => one.type === type)
  if (!part) throw new Error(`no ${type}`)
  return part
}
const maybe = (bytes: Buffer, span: Span, type: string) =>
  partsOf(bytes, span.from, span.to).find((one) => one.type === type)

/** Old QuickTime gives the samples of plain sound the size 1; their real one is in the first sound description. */
const bytesOfSound = (bytes: Buffer, table: Span): number => {
  const { from, to } = within(bytes, table, 'stsd')
  const format = from + 8
  if (to - format < 36) return 1
  const [version, channels, bits] = [16, 24, 26].map((at) => be(bytes, format + at, 2))
  if (version === 0) return ((channels ?? 0) * (bits ?? 0)) / 8 || 1
  if (to - format < 52) return 1
  return be(bytes, format + 44, 4) / be(bytes, format + 36, 4) || 1
}

/** The chunks of one track. */
const chunksOf = (bytes: Buffer, table: Span, isSound: boolean): Span[] => {
  const stsz = maybe(bytes, table, 'stsz')
  const stz2 = stsz ? null : within(bytes, table, 'stz2')
  const same = stsz ? be(bytes, stsz.from + 4, 4) : 0
  const unit = same === 1 && isSound ? bytesOfSound(bytes, table) : same
  const count = be(bytes, (stsz ?? stz2 ?? table).from + 8, 4)
  const size = (sample: number) => {
    if (stsz) return be(bytes, stsz.from + 12 + 4 * sample, 4)
    const bits = stz2 ? be(bytes, stz2.from + 7, 1) : 0
    const first = (stz2?.from ?? 0) + 12
    if (bits === 4) return (be(bytes, first + (sample >> 1), 1) >> (sample % 2 === 0 ? 4 : 0)) & 15
    return be(bytes, first + (sample * bits) / 8, bits === 16 ? 2 : 1)
  }
  const wide = maybe(bytes, table, 'co64')
  const offsets = wide ?? within(bytes, table, 'stco')
  if (be(bytes, offsets.from + 4, 4) === 0) return []
  const stsc = within(bytes, table, 'stsc')
  const runs = Array.from({ length: be(bytes, stsc.from + 4, 4) }, (_, run) => ({
    first: be(bytes, stsc.from + 8 + 12 * run, 4),
    each: be(bytes, stsc.from + 12 + 12 * run, 4),
  }))
  const chunks: Span[] = []
  let sample = 0
  let run = 0
  for (let chunk = 1; chunk <= be(bytes, offsets.from + 4, 4); chunk++) {
    for (let next = runs[run + 1]; next && next.first <= chunk; next = runs[run + 1]) run++
    const from = be(bytes, offsets.from + 8 + (wide ? 8 : 4) * (chunk - 1), wide ? 8 : 4)
    const last = Math.min(count, sample + (runs[run]?.each ?? 0))
    let length = 0
    if (unit > 0) length = Math.ceil((last - sample) * unit)
    else for (let one = sample; one < last; one++) length += size(one)
    sample = last
    chunks.push({ from, to: from + length, isEstimated: isSound && same === 1 })
  }
  return chunks
}

const flagged = (flags: number, ...bits: number[]) =>
  bits.filter((bit) => Math.floor(flags / bit) % 2 === 1).length

/** The runs of a fragment. */
const runsOf = (bytes: Buffer, moof: Part, defaults: Map<number, number>): Span[] => {
  const runs: Span[] = []
  let base = moof.at
  for (const traf of partsOf(bytes, moof.from, moof.to).filter(({ type }) => type === 'traf')) {
    const tfhd = within(bytes, traf, 'tfhd')
    const flags = be(bytes, tfhd.from + 1, 3)
    const afterBase = tfhd.from + 8 + 8 * flagged(flags, 1)
    const sizeAt = afterBase + 4 * flagged(flags, 2, 8)
    const size = flagged(flags, 16) ? be(bytes, sizeAt, 4) : (defaults.get(be(bytes, tfhd.from + 4, 4)) ?? 0)
    if (flagged(flags, 1)) base = be(bytes, tfhd.from + 8, 8)
    else if (flagged(flags, 0x20000)) base = moof.at
    let at = base
    for (const trun of partsOf(bytes, traf.from, traf.to).filter(({ type }) => type === 'trun')) {
      const told = be(bytes, trun.from + 1, 3)
      const count = be(bytes, trun.from + 4, 4)
      if (flagged(told, 1)) at = base + (be(bytes, trun.from + 8, 4) | 0)
      const each = 4 * flagged(told, 0x100, 0x200, 0x400, 0x800)
      const first = trun.from + 8 + 4 * flagged(told, 1, 4) + 4 * flagged(told, 0x100)
      let length = flagged(told, 0x200) ? 0 : count * size
      if (flagged(told, 0x200))
        for (let sample = 0; sample < count; sample++) length += be(bytes, first + each * sample, 4)
      runs.push({ from: at, to: at + length })
      at += length
    }
    base = at
  }
  return runs
}

/** Returns what the tracks of a file name, and its media data. */
export const namedBy = (bytes: Buffer): { named: Span[]; media: Span[] } => {
  const outer = partsOf(bytes)
  const moov = outer.find(({ type }) => type === 'moov')
  if (!moov) throw new Error('no moov')
  const named: Span[] = []
  for (const trak of partsOf(bytes, moov.from, moov.to).filter(({ type }) => type === 'trak')) {
    const mdia = within(bytes, trak, 'mdia')
    const hdlr = within(bytes, mdia, 'hdlr')
    const table = within(bytes, within(bytes, mdia, 'minf'), 'stbl')
    const isSound = bytes.toString('latin1', hdlr.from + 8, hdlr.from + 12) === 'soun'
    named.push(...chunksOf(bytes, table, isSound))
  }
  const mvex = maybe(bytes, moov, 'mvex')
  const defaults = new Map(
    (mvex ? partsOf(bytes, mvex.from, mvex.to) : [])
      .filter(({ type }) => type === 'trex')
      .map((trex) => [be(bytes, trex.from + 4, 4), be(bytes, trex.from + 16, 4)] as const),
  )
  for (const moof of outer.filter(({ type }) => type === 'moof')) named.push(...runsOf(bytes, moof, defaults))
  return {
    named: named.filter(({ from, to }) => to > from),
    media: outer.filter(({ type }) => type === 'mdat'),
  }
}
