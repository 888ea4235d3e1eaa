import { damagedVideo } from '../media-error.ts'
import { type Box, blankBox, boxesIn, child, childrenOf, contentOf } from './boxes.ts'
import { type Extent, sampleRanges } from './sample-ranges.ts'

/**
 * The boxes needed for playback, by container. All others are blanked: user data, metadata and XMP, where cameras write position,
 * make, model and date under ever new names, and references to dropped tracks.
 */
const kept: Record<string, Set<string>> = {
  moov: new Set(['mvhd', 'trak', 'mvex', 'iods']),
  trak: new Set(['tkhd', 'edts', 'mdia', 'tapt']),
  mdia: new Set(['mdhd', 'hdlr', 'minf', 'elng']),
  minf: new Set(['vmhd', 'smhd', 'nmhd', 'gmhd', 'hdlr', 'dinf', 'stbl']),
  stbl: new Set(
    'stsd stts ctts cslg stsc stsz stz2 stco co64 stss stsh sdtp stps sgpd sbgp subs saio saiz'.split(' '),
  ),
  mvex: new Set(['mehd', 'trex', 'leva']),
  moof: new Set(['mfhd', 'traf']),
  traf: new Set('tfhd trun tfdt sdtp sbgp sgpd subs saio saiz'.split(' ')),
}

/** Blanks, in the buffer, what `box` and the containers inside it should not reveal. */
export function cleanContainer(buffer: Buffer, box: Box): void {
  const allowed = kept[box.type]
  if (!allowed) return
  for (const inner of childrenOf(buffer, box)) {
    if (!allowed.has(inner.type)) blankBox(buffer, inner)
    else if (kept[inner.type]) cleanContainer(buffer, inner)
    else cleanLeaf(buffer, inner)
  }
}

function cleanLeaf(buffer: Buffer, box: Box): void {
  if (box.type === 'mvhd' || box.type === 'tkhd' || box.type === 'mdhd') {
    const content = contentOf(buffer, box, 20)
    content.fill(0, 4, content[0] === 1 ? 20 : 12) // Creation and modification time.
  }
  if (box.type === 'hdlr') contentOf(buffer, box, 12).fill(0, 12) // Manufacturer, and a name such as "GoPro AVC".
}

/** Cameras write their name into the 32 bytes of a format's `compressorname` (ISO/IEC 14496-12, 12.1.3). */
function cleanPictureFormats(buffer: Buffer, sampleTable: Box): void {
  const description = child(buffer, sampleTable, 'stsd')
  contentOf(buffer, description, 8)
  if (!description) return
  for (const format of boxesIn(buffer, description.content + 8, description.end)) {
    if (format.end - format.start < 86) throw damagedVideo()
    buffer.fill(0, format.start + 50, format.start + 82)
    for (const inner of boxesIn(buffer, format.start + 86, format.end)) {
      if (['uuid', 'udta', 'meta', 'free', 'skip'].includes(inner.type)) blankBox(buffer, inner)
    }
  }
}

/**
 * Old QuickTime gives uncompressed sound a size of 1 and states the bytes per sample in its format (QTFF, sound descriptions).
 */
function bytesOfSoundUnit(buffer: Buffer, sampleTable: Box): number {
  const description = child(buffer, sampleTable, 'stsd')
  const format = contentOf(buffer, description, 8).subarray(8)
  if (format.length < 36) return 1
  if (format.readUInt16BE(16) === 0) return (format.readUInt16BE(24) * format.readUInt16BE(26)) / 8 || 1
  if (format.length < 52) return 1
  return format.readUInt32BE(44) / format.readUInt32BE(36) || 1
}

/**
 * Cleans one track. Only pictures and sound stay: action cameras, drones and phones record positions in tracks of other kinds.
 * Returns where the track's samples are, because a dropped track's samples are blanked as well.
 */
export function cleanTrack(
  buffer: Buffer,
  track: Box,
  fileSize: number,
): { dropped: boolean; samples: Extent[] } {
  const handler = contentOf(buffer, child(buffer, track, 'mdia', 'hdlr'), 12).toString('latin1', 8, 12)
  const sampleTable = child(buffer, track, 'mdia', 'minf', 'stbl')
  if (!sampleTable) throw damagedVideo()
  const unit = handler === 'soun' ? bytesOfSoundUnit(buffer, sampleTable) : 1
  const samples = sampleRanges(buffer, sampleTable, fileSize, unit)
  if (handler === 'vide') {
    // Not checked for sound: old QuickTime states one byte per sample there, whatever the real size.
    if (samples.some(({ end }) => end > fileSize)) throw damagedVideo()
    cleanPictureFormats(buffer, sampleTable)
  }
  if (handler === 'vide' || handler === 'soun') return { dropped: false, samples }
  blankBox(buffer, track)
  return { dropped: true, samples }
}
