import { damagedVideo } from '../media-error.ts'
import { type Box, child, contentOf } from './boxes.ts'

/** The file's bytes from `start` up to, but not including, `end`. */
export interface Extent {
  start: number
  end: number
}

/**
 * Returns where in the file a track's samples are (ISO/IEC 14496-12, 8.7), chunk by chunk. The work is bounded by the tables'
 * length, whatever counts they claim. `bytesOfUnit` is the real size of samples whose size is given as 1. Throws for chunks
 * beyond the end of the file: it was truncated.
 */
export const sampleRanges = (
  buffer: Buffer,
  sampleTable: Box,
  fileSize: number,
  bytesOfUnit = 1,
): Extent[] => {
  const sizes = sampleSizes(buffer, sampleTable, bytesOfUnit)
  const starts = chunkOffsets(buffer, sampleTable)
  if (starts.length === 0) return []
  const runs = chunkRuns(buffer, sampleTable)
  const ranges: Extent[] = []
  let run = 0
  let sample = 0
  for (const [index, start] of starts.entries()) {
    while (run + 1 < runs.length && (runs[run + 1]?.firstChunk ?? 0) <= index + 1) run++
    const next = Math.min(sample + (runs[run]?.samples ?? 0), sizes.count)
    const end = start + sizes.between(sample, next)
    if (start > fileSize) throw damagedVideo()
    ranges.push({ start, end })
    sample = next
  }
  return ranges
}

/** Whether a track states one byte for each of its samples. */
export const hasSizeOne = (buffer: Buffer, sampleTable: Box): boolean => {
  const box = child(buffer, sampleTable, 'stsz')
  return box !== undefined && contentOf(buffer, box, 12).readUInt32BE(4) === 1
}

const sampleSizes = (buffer: Buffer, sampleTable: Box, bytesOfUnit: number) => {
  const box = child(buffer, sampleTable, 'stsz')
  if (!box) return compactSizes(buffer, sampleTable)
  const content = contentOf(buffer, box, 12)
  const same = content.readUInt32BE(4)
  const count = content.readUInt32BE(8)
  const bytes = same === 1 ? bytesOfUnit : same
  if (same > 0) return { count, between: (from: number, to: number) => Math.ceil((to - from) * bytes) }
  contentOf(buffer, box, 12 + 4 * count)
  return summed(count, (index) => content.readUInt32BE(12 + 4 * index))
}

const compactSizes = (buffer: Buffer, sampleTable: Box) => {
  const box = child(buffer, sampleTable, 'stz2')
  const content = contentOf(buffer, box, 12)
  const bits = content.readUInt8(7)
  const count = content.readUInt32BE(8)
  contentOf(buffer, box, 12 + Math.ceil((count * bits) / 8))
  if (bits === 16) return summed(count, (index) => content.readUInt16BE(12 + 2 * index))
  if (bits === 8) return summed(count, (index) => content.readUInt8(12 + index))
  if (bits !== 4) throw damagedVideo()
  return summed(count, (index) => (content.readUInt8(12 + (index >> 1)) >> (index % 2 === 0 ? 4 : 0)) & 15)
}

const summed = (count: number, sizeOf: (index: number) => number) => {
  const between = (from: number, to: number) => {
    let total = 0
    for (let index = from; index < to; index++) total += sizeOf(index)
    return total
  }
  return { count, between }
}

const chunkOffsets = (buffer: Buffer, sampleTable: Box): number[] => {
  const wide = child(buffer, sampleTable, 'co64')
  const box = wide ?? child(buffer, sampleTable, 'stco')
  const content = contentOf(buffer, box, 8)
  const count = content.readUInt32BE(4)
  contentOf(buffer, box, 8 + (wide ? 8 : 4) * count)
  return Array.from({ length: count }, (_, index) =>
    wide ? Number(content.readBigUInt64BE(8 + 8 * index)) : content.readUInt32BE(8 + 4 * index),
  )
}

const chunkRuns = (buffer: Buffer, sampleTable: Box) => {
  const box = child(buffer, sampleTable, 'stsc')
  const content = contentOf(buffer, box, 8)
  const count = content.readUInt32BE(4)
  contentOf(buffer, box, 8 + 12 * count)
  return Array.from({ length: count }, (_, index) => ({
    firstChunk: content.readUInt32BE(8 + 12 * index),
    samples: content.readUInt32BE(12 + 12 * index),
  }))
}

/**
 * Throws unless each range is inside one of `areas`, and no two overlap in part: in a damaged file, or one made up, a track points at
 * what is no picture or sound. The same range twice is fine: a still picture may be shown again. `areas` must be sorted.
 */
export const checkInside = (ranges: readonly Extent[], areas: readonly Extent[]): void => {
  const sorted = ranges
    .filter(({ start, end }) => end > start)
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
  let area = 0
  let last: Extent = { start: 0, end: 0 }
  for (const range of sorted) {
    while (area < areas.length && (areas[area]?.end ?? 0) <= range.start) area++
    const around = areas[area]
    if (!around || range.start < around.start || range.end > around.end) throw damagedVideo()
    const isSame = range.start === last.start && range.end === last.end
    if (range.start < last.end && !isSame) throw damagedVideo()
    last = range
  }
}

/** Returns the parts of `ranges` inside `allowed`, sorted and without overlap; `allowed` must be sorted and without overlap. */
export const rangesWithin = (ranges: Extent[], allowed: Extent[]): Extent[] => {
  const merged: Extent[] = []
  for (const range of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1)
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end)
    else merged.push({ ...range })
  }
  const inside: Extent[] = []
  let first = 0
  for (const range of merged) {
    while (first < allowed.length && (allowed[first]?.end ?? 0) <= range.start) first++
    for (let index = first; index < allowed.length; index++) {
      const area = allowed[index]
      if (!area || area.start >= range.end) break
      inside.push({ start: Math.max(range.start, area.start), end: Math.min(range.end, area.end) })
    }
  }
  return inside
}

/** Returns the parts of `areas` outside `ranges`; both `areas` and the result are sorted and without overlap. */
export const gapsIn = (areas: Extent[], ranges: Extent[]): Extent[] => {
  const filled = rangesWithin(ranges, areas)
  const gaps: Extent[] = []
  let next = 0
  for (const area of areas) {
    let at = area.start
    for (let range = filled[next]; range && range.start < area.end; range = filled[++next]) {
      if (range.start > at) gaps.push({ start: at, end: range.start })
      at = range.end
    }
    if (at < area.end) gaps.push({ start: at, end: area.end })
  }
  return gaps
}
