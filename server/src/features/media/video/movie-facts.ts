import { damagedVideo } from '../media-error.ts'
import { type Box, child, childrenOf, contentOf } from './boxes.ts'

export interface MovieFacts {
  durationMs: number | null
  width: number
  height: number
}

const largestSide = 16_384
const longestMs = 2 ** 31 - 1

/** Reads the duration from the movie's header, and the size as shown (upright) from the first picture track that has one. */
export const movieFacts = (buffer: Buffer, movie: Box): MovieFacts => {
  for (const track of childrenOf(buffer, movie)) {
    if (track.type !== 'trak') continue
    const handler = contentOf(buffer, child(buffer, track, 'mdia', 'hdlr'), 12).toString('latin1', 8, 12)
    if (handler !== 'vide') continue
    const size = shownSize(contentOf(buffer, child(buffer, track, 'tkhd'), 84))
    if (size) return { durationMs: duration(buffer, movie), ...size }
  }
  throw damagedVideo()
}

/** ISO/IEC 14496-12, 8.3.2: a quarter turn swaps width and height. */
const shownSize = (header: Buffer): { width: number; height: number } | null => {
  const matrix = header[0] === 1 ? 52 : 40
  if (header.length < matrix + 44) throw damagedVideo()
  const width = Math.round(header.readUInt32BE(matrix + 36) / 65_536)
  const height = Math.round(header.readUInt32BE(matrix + 40) / 65_536)
  if (width < 1 || height < 1 || width > largestSide || height > largestSide) return null
  const straight = Math.abs(header.readInt32BE(matrix))
  const turned = Math.abs(header.readInt32BE(matrix + 4))
  return turned > straight ? { width: height, height: width } : { width, height }
}

/** ISO/IEC 14496-12, 8.2.2; in a fragmented file the length is in `mehd`. Null when unknown. */
const duration = (buffer: Buffer, movie: Box): number | null => {
  const header = contentOf(buffer, child(buffer, movie, 'mvhd'), 20)
  const long = header[0] === 1
  if (long && header.length < 32) throw damagedVideo()
  const timescale = header.readUInt32BE(long ? 20 : 12)
  const extended = child(buffer, movie, 'mvex', 'mehd')
  const units =
    (long ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16)) || fragmentsLength(buffer, extended)
  const milliseconds = timescale > 0 ? Math.round((units * 1000) / timescale) : 0
  const unknown = units === 0 || (!long && units === 0xffff_ffff) || milliseconds > longestMs
  return unknown ? null : milliseconds
}

const fragmentsLength = (buffer: Buffer, box: Box | undefined): number => {
  if (!box) return 0
  const content = contentOf(buffer, box, 8)
  return content[0] === 1 ? Number(contentOf(buffer, box, 12).readBigUInt64BE(4)) : content.readUInt32BE(4)
}
