import { type FileHandle, open } from 'node:fs/promises'
import { damagedVideo } from '../media-error.ts'
import { type Box, childrenOf } from './boxes.ts'
import { cleanContainer, cleanTrack } from './clean-movie.ts'
import { type MovieFacts, movieFacts } from './movie-facts.ts'
import { type Extent, rangesWithin } from './sample-ranges.ts'

type OuterBox = { type: string; start: number; content: number; end: number }

const largestMovieHeader = 4 * 1024 * 1024
const largestFragmentHeader = 1024 * 1024
const mostOuterBoxes = 20_000
const untouched = new Set(['ftyp', 'styp', 'mdat', 'sidx', 'ssix', 'mfra'])

/**
 * Checks a local MP4 or MOV file from box to box and blanks in place whatever tells where, when and with what it was
 * taken; no box changes its size or place. Only headers are read into memory. Refused with 422 when the file is cut
 * off or does not add up; the file may then be half cleaned and is to be thrown away.
 */
export async function processVideo(path: string): Promise<MovieFacts> {
  const file = await open(path, 'r+')
  try {
    return await cleanFile(file)
  } finally {
    await file.close()
  }
}

async function cleanFile(file: FileHandle): Promise<MovieFacts> {
  const { size } = await file.stat()
  const outer = await outerBoxes(file, size)
  const mediaData = outer.filter((box) => box.type === 'mdat')
  const movies = outer.filter((box) => box.type === 'moov')
  const [movie] = movies
  if (outer[0]?.type !== 'ftyp' || !movie || movies.length > 1 || mediaData.length === 0) throw damagedVideo()

  let facts: MovieFacts | undefined
  for (const box of outer) {
    if (box === movie) facts = await cleanMovie(file, box, mediaData.map(insideOf), size)
    else if (box.type === 'moof') await cleanFragment(file, box)
    else if (!untouched.has(box.type)) await blankOuterBox(file, box)
  }
  if (!facts) throw damagedVideo()
  return facts
}

const insideOf = (box: OuterBox): Extent => ({ start: box.content, end: box.end })

async function outerBoxes(file: FileHandle, fileSize: number): Promise<OuterBox[]> {
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

async function cleanMovie(file: FileHandle, outer: OuterBox, mediaData: Extent[], fileSize: number) {
  const buffer = await contents(file, outer, largestMovieHeader)
  const movie = wholeBox(buffer, outer)
  const facts = movieFacts(buffer, movie)
  const inner = childrenOf(buffer, movie)
  const tracks = inner
    .filter((box) => box.type === 'trak')
    .map((track) => cleanTrack(buffer, track, fileSize))
  // In a fragmented file a dropped track's samples are strewn over the fragments; such files are not worth the risk.
  if (inner.some((box) => box.type === 'mvex') && tracks.some((track) => track.dropped)) throw damagedVideo()
  cleanContainer(buffer, movie)
  await writeAt(file, buffer, outer.content)
  const samples = tracks.flatMap((track) => track.samples)
  for (const range of rangesWithin(samples, mediaData)) await writeZeros(file, range)
  return facts
}

async function cleanFragment(file: FileHandle, outer: OuterBox) {
  const buffer = await contents(file, outer, largestFragmentHeader)
  cleanContainer(buffer, wholeBox(buffer, outer))
  await writeAt(file, buffer, outer.content)
}

const wholeBox = (buffer: Buffer, { type }: OuterBox): Box => ({
  type,
  start: 0,
  content: 0,
  end: buffer.length,
})

async function contents(file: FileHandle, box: OuterBox, limit: number): Promise<Buffer> {
  const length = box.end - box.content
  if (length > limit) throw damagedVideo()
  const buffer = Buffer.alloc(length)
  const { bytesRead } = await file.read(buffer, 0, length, box.content)
  if (bytesRead < length) throw damagedVideo()
  return buffer
}

async function blankOuterBox(file: FileHandle, box: OuterBox) {
  await writeAt(file, Buffer.from('free', 'latin1'), box.start + 4)
  await writeZeros(file, { start: box.content, end: box.end })
}

async function writeAt(file: FileHandle, bytes: Buffer, position: number) {
  let written = 0
  while (written < bytes.length) {
    written += (await file.write(bytes, written, bytes.length - written, position + written)).bytesWritten
  }
}

const zeros = Buffer.alloc(64 * 1024)

async function writeZeros(file: FileHandle, { start, end }: Extent) {
  for (let at = start; at < end; at += zeros.length) {
    await writeAt(file, zeros.subarray(0, Math.min(zeros.length, end - at)), at)
  }
}
