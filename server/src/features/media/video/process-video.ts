import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { damagedVideo } from '../media-error.ts'
import { type Box, childrenOf } from './boxes.ts'
import { cleanContainer, cleanTrack, type TrackSamples } from './clean-movie.ts'
import { type DefaultSizes, defaultSizes, fragmentRanges } from './fragment-ranges.ts'
import { type MovieFacts, movieFacts } from './movie-facts.ts'
import { checkInside, type Extent, gapsIn, rangesWithin } from './sample-ranges.ts'

interface OuterBox {
  type: string
  start: number
  content: number
  end: number
}

/** `contentSha256` is the hash of pictures and sound alone. */
export type ProcessedVideo = MovieFacts & { contentSha256: string }

const largestMovieHeader = 4 * 1024 * 1024
const largestFragmentHeader = 1024 * 1024
const mostOuterBoxes = 20_000
/** A file lists a handful of brands; more could hide data. */
const largestFileType = 16 + 4 * 32

/**
 * Checks a local MP4 or MOV file box by box. Blanks in place whatever reveals where, when and with what it was recorded, and
 * every byte that belongs to no picture or sound; no box changes its size or position. Reads only headers into memory. Throws a
 * 422 when the file is truncated or inconsistent; discard the file then, because it may be half cleaned.
 */
export const processVideo = async (path: string): Promise<ProcessedVideo> => {
  const file = await open(path, 'r+')
  try {
    return await cleanFile(file)
  } finally {
    await file.close()
  }
}

const cleanFile = async (file: FileHandle): Promise<ProcessedVideo> => {
  const { size } = await file.stat()
  const outer = await outerBoxes(file, size)
  const mediaData = outer.filter((box) => box.type === 'mdat')
  const movies = outer.filter((box) => box.type === 'moov')
  const [movie] = movies
  const [type] = outer
  if (type?.type !== 'ftyp' || type.end - type.start > largestFileType) throw damagedVideo()
  if (!movie || movies.length > 1 || mediaData.length === 0) throw damagedVideo()

  await cleanFileType(file, type)
  const { facts, defaults, exact, estimated, dropped } = await cleanMovie(file, movie, size)
  for (const box of outer) {
    if (box === type || box === movie || box.type === 'mdat') continue
    if (box.type === 'moof') exact.push(...(await cleanFragment(file, box, defaults)))
    else await blankOuterBox(file, box)
  }
  const areas = mediaData.map(insideOf)
  checkInside(exact, areas)
  const samples = [...exact, ...estimated]
  for (const gap of [...gapsIn(areas, samples), ...rangesWithin(dropped, areas)]) await writeZeros(file, gap)
  return { ...facts, contentSha256: await digestOf(file, rangesWithin(samples, areas)) }
}

/** The brands of what phones, cameras and editors write; players read no others. */
const BRANDS =
  /^(?:iso[m2-9]|mp4[12]|mp7[12]|avc1|hvc1|hev1|av01|vp09|dby1|qt {2}|M4[VA] |M4V[HP]|MSNV|XAVC|CAEP|niko|pana|F4V |dash|msdh|msix|cmf[2cs]|mmp4|3g[2egprs][\dab])$/

/** Zeroes the compatible brands that are none: a size that swallowed the next box brings its bytes here. */
const cleanFileType = async (file: FileHandle, box: OuterBox) => {
  const brands = await contents(file, box, largestFileType)
  // Whatever is left behind the last whole brand is none.
  for (let at = 8; at < brands.length; at += 4)
    if (!BRANDS.test(brands.toString('latin1', at, at + 4)))
      brands.fill(0, at, Math.min(at + 4, brands.length))
  await writeAt(file, brands, box.content)
}

const insideOf = (box: OuterBox): Extent => ({ start: box.content, end: box.end })

const outerBoxes = async (file: FileHandle, fileSize: number): Promise<OuterBox[]> => {
  const boxes: OuterBox[] = []
  const head = Buffer.alloc(16)
  let start = 0
  while (start < fileSize) {
    const { bytesRead } = await file.read(head, 0, 16, start)
    if (bytesRead < 8 || boxes.length === mostOuterBoxes) throw damagedVideo()
    const short = head.readUInt32BE(0)
    const long = short === 1
    const size = short === 0 ? fileSize - start : long ? Number(head.readBigUInt64BE(8)) : short
    const header = long ? 16 : 8
    if ((long && bytesRead < 16) || size < header || start + size > fileSize) throw damagedVideo()
    boxes.push({ type: head.toString('latin1', 4, 8), start, content: start + header, end: start + size })
    start += size
  }
  return boxes
}

const cleanMovie = async (file: FileHandle, outer: OuterBox, fileSize: number) => {
  const buffer = await contents(file, outer, largestMovieHeader)
  const movie = wholeBox(buffer, outer)
  const facts = movieFacts(buffer, movie)
  const defaults = defaultSizes(buffer, movie)
  const inner = childrenOf(buffer, movie)
  const tracks = inner
    .filter((box) => box.type === 'trak')
    .map((track) => cleanTrack(buffer, track, fileSize))
  // In a fragmented file a dropped track's samples are spread over the fragments, so such files are refused.
  if (inner.some((box) => box.type === 'mvex') && tracks.some((track) => track.dropped)) throw damagedVideo()
  cleanContainer(buffer, movie)
  await writeAt(file, buffer, outer.content)
  const samplesOf = (ones: TrackSamples[]): Extent[] => ones.flatMap(({ samples }) => samples)
  const staying = tracks.filter(({ dropped }) => !dropped)
  return {
    facts,
    defaults,
    exact: samplesOf(staying.filter(({ isExact }) => isExact)),
    estimated: samplesOf(staying.filter(({ isExact }) => !isExact)),
    dropped: samplesOf(tracks.filter(({ dropped }) => dropped)),
  }
}

/** Returns where the fragment's samples are. */
const cleanFragment = async (file: FileHandle, outer: OuterBox, defaults: DefaultSizes) => {
  const buffer = await contents(file, outer, largestFragmentHeader)
  const fragment = wholeBox(buffer, outer)
  const samples = fragmentRanges(buffer, fragment, { fragmentAt: outer.start, defaults })
  cleanContainer(buffer, fragment)
  await writeAt(file, buffer, outer.content)
  return samples
}

const wholeBox = (buffer: Buffer, { type }: OuterBox): Box => ({
  type,
  start: 0,
  content: 0,
  end: buffer.length,
})

const contents = async (file: FileHandle, box: OuterBox, limit: number): Promise<Buffer> => {
  const length = box.end - box.content
  if (length > limit) throw damagedVideo()
  const buffer = Buffer.alloc(length)
  const { bytesRead } = await file.read(buffer, 0, length, box.content)
  if (bytesRead < length) throw damagedVideo()
  return buffer
}

const blankOuterBox = async (file: FileHandle, box: OuterBox) => {
  await writeAt(file, Buffer.from('free', 'latin1'), box.start + 4)
  await writeZeros(file, { start: box.content, end: box.end })
}

const digestOf = async (file: FileHandle, extents: Extent[]): Promise<string> => {
  const hash = createHash('sha256')
  const buffer = Buffer.alloc(256 * 1024)
  for (const { start, end } of extents) {
    for (let at = start; at < end; ) {
      const { bytesRead } = await file.read(buffer, 0, Math.min(buffer.length, end - at), at)
      if (bytesRead === 0) throw damagedVideo()
      hash.update(buffer.subarray(0, bytesRead))
      at += bytesRead
    }
  }
  return hash.digest('hex')
}

const writeAt = async (file: FileHandle, bytes: Buffer, position: number) => {
  let written = 0
  while (written < bytes.length) {
    written += (await file.write(bytes, written, bytes.length - written, position + written)).bytesWritten
  }
}

const zeros = Buffer.alloc(64 * 1024)

const writeZeros = async (file: FileHandle, { start, end }: Extent) => {
  for (let at = start; at < end; at += zeros.length) {
    await writeAt(file, zeros.subarray(0, Math.min(zeros.length, end - at)), at)
  }
}
