import fc from 'fast-check'
import { MARK } from './marked-movies.ts'
import { allParts } from './read-movie.ts'

/** Damages films: bytes, sizes, offsets and types that are wrong, boxes that are missing or there twice. */

const TYPES =
  'ftyp moov mvhd trak tkhd edts elst mdia mdhd hdlr elng minf vmhd smhd nmhd gmhd gmin dinf dref stbl stsd stts ctts cslg stsc stsz stz2 stco co64 stss stsh sdtp stps sgpd sbgp subs saio saiz mvex mehd trex leva moof mfhd traf tfhd trun tfdt tapt clef iods udta meta ilst mdat free skip uuid wide mfra sidx styp'.split(
    ' ',
  )

/** What to do to a film. Where in it, and with what, are natural numbers, of which the remainders count: each fits every film. */
interface Alteration {
  kind: 'byte' | 'number' | 'pointer' | 'retype' | 'resize' | 'cut' | 'copy' | 'drop'
  where: number
  what: number
  value: number
}
const alteration: fc.Arbitrary<Alteration> = fc.record({
  kind: fc.constantFrom('byte', 'number', 'pointer', 'retype', 'resize', 'cut', 'copy', 'drop'),
  where: fc.nat(),
  what: fc.nat(),
  value: fc.oneof(fc.nat(64), fc.nat(0xffff), fc.nat(0xffff_ffff), fc.constantFrom(0xffff_ffff, 0x8000_0000)),
})

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T
const marksIn = (bytes: Buffer) => {
  const found: number[] = []
  for (let next = bytes.indexOf(MARK); next >= 0; next = bytes.indexOf(MARK, next + 1)) found.push(next)
  return found
}

/** Splices bytes in or out, and says so in the sizes of the boxes around that place. */
const spliced = (bytes: Buffer, where: number, removed: number, added: Buffer): Buffer => {
  const changed = Buffer.concat([bytes.subarray(0, where), added, bytes.subarray(where + removed)])
  for (const part of allParts(bytes))
    if (part.at < where && where < part.to)
      changed.writeUInt32BE((bytes.readUInt32BE(part.at) + added.length - removed) >>> 0, part.at)
  return changed
}

/** None when the sizes do not add up. */
const partsFound = (bytes: Buffer) => {
  try {
    return allParts(bytes)
  } catch {
    return []
  }
}

/** Returns the film with an alteration. */
export const altered = (given: Buffer, { kind, where, what, value }: Alteration): Buffer => {
  const bytes = Buffer.from(given)
  const parts = partsFound(bytes)
  if (parts.length === 0) {
    // Another alteration has broken it: what follows can only change bytes.
    if (bytes.length > 0) bytes[where % bytes.length] = value & 255
    return bytes
  }
  const part = at(parts, where)
  const tables = parts.filter(({ type }) => /^(st..|co64|trun|tfhd|trex|mdhd|mvhd|tkhd)$/.test(type))
  const table = at(tables.length > 0 ? tables : parts, where)
  const numberAt = table.from + 4 * (what % Math.max(1, Math.floor((table.to - table.from) / 4)))
  const isRoom = numberAt + 4 <= bytes.length
  const other = at(parts, what)
  switch (kind) {
    case 'byte':
      bytes[where % bytes.length] = value & 255
      return bytes
    case 'number':
      if (isRoom)
        bytes.writeUInt32BE(
          value % 2 === 0 ? value : (bytes.readUInt32BE(numberAt) + (value % 200)) >>> 0,
          numberAt,
        )
      return bytes
    case 'pointer': {
      const marks = marksIn(bytes)
      if (isRoom && marks.length > 0) bytes.writeUInt32BE(at(marks, value), numberAt)
      return bytes
    }
    case 'retype':
      bytes.write(at(TYPES, what), part.at + 4, 'latin1')
      return bytes
    case 'resize': {
      const size = bytes.readUInt32BE(part.at)
      const next = parts.find((one) => one.at === part.to && one.depth === part.depth)
      // Half of the time it swallows what follows, to its very end.
      bytes.writeUInt32BE(
        value % 2 === 0 && next ? size + next.to - next.at : (size + (value % 128) - 64) >>> 0,
        part.at,
      )
      return bytes
    }
    case 'cut':
      return bytes.subarray(0, where % (bytes.length + 1))
    case 'copy':
      return spliced(bytes, part.at, 0, bytes.subarray(other.at, other.to))
    case 'drop':
      return spliced(bytes, part.at, part.to - part.at, Buffer.alloc(0))
  }
}

/** A few of them, one after the other. */
export const alterations = fc.array(alteration, { minLength: 1, maxLength: 4 })
