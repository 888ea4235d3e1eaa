import { damagedVideo } from '../media-error.ts'
import { type Box, blankBox, boxesIn, child, childrenOf, contentOf } from './boxes.ts'
import { cleanFormats } from './clean-formats.ts'
import { cutToFields, isOfPlayedGroup } from './leaf-boxes.ts'
import { type Extent, hasSizeOne, sampleRanges } from './sample-ranges.ts'

/**
 * The boxes needed for playback, by container. All others are blanked: user data, metadata and XMP, where cameras write position,
 * make, model and date under ever new names, references to dropped tracks, and hints that players do without.
 */
const kept: Record<string, Set<string>> = {
  moov: new Set(['mvhd', 'trak', 'mvex']),
  trak: new Set(['tkhd', 'edts', 'mdia', 'tapt']),
  edts: new Set(['elst']),
  tapt: new Set(['clef', 'prof', 'enof']),
  mdia: new Set(['mdhd', 'hdlr', 'minf']),
  minf: new Set(['vmhd', 'smhd', 'nmhd', 'gmhd', 'hdlr', 'dinf', 'stbl']),
  gmhd: new Set(['gmin']),
  dinf: new Set(['dref']),
  stbl: new Set('stsd stts ctts cslg stsc stsz stz2 stco co64 stss stps sgpd sbgp'.split(' ')),
  mvex: new Set(['mehd', 'trex']),
  moof: new Set(['mfhd', 'traf']),
  traf: new Set('tfhd trun tfdt sbgp sgpd'.split(' ')),
}
/** Of all others a container has one. */
const repeated = new Set(['trak', 'trex', 'traf', 'trun', 'sbgp', 'sgpd'])

/** Blanks, in the buffer, what `box` and the containers inside it should not reveal. */
export const cleanContainer = (buffer: Buffer, box: Box): void => {
  const allowed = kept[box.type]
  if (!allowed) return
  const seen = new Set<string>()
  for (const inner of childrenOf(buffer, box)) {
    const { type } = inner
    // The first one counts, here and for most players; what another says was not looked at.
    if (!allowed.has(type) || (seen.has(type) && !repeated.has(type))) blankBox(buffer, inner)
    else if (kept[type]) cleanContainer(buffer, inner)
    else cleanLeaf(buffer, inner)
    seen.add(type)
  }
}

const cleanLeaf = (buffer: Buffer, box: Box): void => {
  const content = buffer.subarray(box.content, box.end)
  if ((box.type === 'sgpd' || box.type === 'sbgp') && !isOfPlayedGroup(box.type, content)) {
    blankBox(buffer, box)
    return
  }
  if (box.type === 'dref') cleanReferences(buffer, box)
  cutToFields(box.type, content)
  if (box.type === 'mvhd' || box.type === 'tkhd' || box.type === 'mdhd') {
    // Creation and modification time.
    contentOf(buffer, box, 20).fill(0, 4, content[0] === 1 ? 20 : 12)
  }
  if (box.type === 'hdlr') contentOf(buffer, box, 12).fill(0, 12) // Manufacturer, and a name such as "GoPro AVC".
}

/** Where the media data is: in the file itself. QuickTime's `alis` names the disk and the folders of who cut the film. */
const cleanReferences = (buffer: Buffer, box: Box): void => {
  contentOf(buffer, box, 8)
  for (const reference of boxesIn(buffer, box.content + 8, box.end)) {
    contentOf(buffer, reference, 4).fill(0, 4)
  }
}

/**
 * Old QuickTime gives uncompressed sound a size of 1 and states the bytes per sample in its format (QTFF, sound descriptions).
 */
const bytesOfSoundUnit = (buffer: Buffer, sampleTable: Box): number => {
  const description = child(buffer, sampleTable, 'stsd')
  const format = contentOf(buffer, description, 8).subarray(8)
  if (format.length < 36) return 1
  if (format.readUInt16BE(16) === 0) return (format.readUInt16BE(24) * format.readUInt16BE(26)) / 8 || 1
  if (format.length < 52) return 1
  return format.readUInt32BE(44) / format.readUInt32BE(36) || 1
}

/** A track's samples; `isExact` unless their size is only known from the sound's format. */
export interface TrackSamples {
  dropped: boolean
  isExact: boolean
  samples: Extent[]
}

/**
 * Cleans one track. Only pictures and sound stay: action cameras, drones and phones record positions in tracks of other kinds.
 * Returns where the track's samples are, because a dropped track's samples are blanked as well.
 */
export const cleanTrack = (buffer: Buffer, track: Box, fileSize: number): TrackSamples => {
  const handler = contentOf(buffer, child(buffer, track, 'mdia', 'hdlr'), 12).toString('latin1', 8, 12)
  const sampleTable = child(buffer, track, 'mdia', 'minf', 'stbl')
  if (!sampleTable) throw damagedVideo()
  const isSound = handler === 'soun'
  const unit = isSound ? bytesOfSoundUnit(buffer, sampleTable) : 1
  const samples = sampleRanges(buffer, sampleTable, fileSize, unit)
  // Old QuickTime states one byte per sample of sound, whatever the real size.
  const isExact = !isSound || !hasSizeOne(buffer, sampleTable)
  if (handler === 'vide' || isSound) cleanFormats(buffer, child(buffer, sampleTable, 'stsd'), handler)
  if (handler === 'vide' || isSound) return { dropped: false, isExact, samples }
  blankBox(buffer, track)
  return { dropped: true, isExact: false, samples }
}
