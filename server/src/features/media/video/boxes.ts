import { damagedVideo } from '../media-error.ts'

/** A box of ISO/IEC 14496-12, 4.2 (an atom in QuickTime) inside a buffer. */
export interface Box {
  type: string
  start: number
  content: number
  end: number
}

/** Returns the boxes between `from` and `end`; throws for sizes that do not add up. */
export const boxesIn = (buffer: Buffer, from: number, end: number): Box[] => {
  const boxes: Box[] = []
  let at = from
  while (at < end) {
    // QuickTime may end a container with 32 zero bits.
    if (end - at < 8 && buffer.subarray(at, end).every((byte) => byte === 0)) break
    if (end - at < 8) throw damagedVideo()
    const short = buffer.readUInt32BE(at)
    const long = short === 1
    if (long && end - at < 16) throw damagedVideo()
    const size = long ? Number(buffer.readBigUInt64BE(at + 8)) : short
    const header = long ? 16 : 8
    if (size < header || size > end - at) throw damagedVideo()
    boxes.push({
      type: buffer.toString('latin1', at + 4, at + 8),
      start: at,
      content: at + header,
      end: at + size,
    })
    at += size
  }
  return boxes
}

export const childrenOf = (buffer: Buffer, box: Box) => boxesIn(buffer, box.content, box.end)

export const child = (buffer: Buffer, box: Box, ...path: string[]): Box | undefined => {
  let found: Box | undefined = box
  for (const type of path) {
    if (!found) return undefined
    found = childrenOf(buffer, found).find((inner) => inner.type === type)
  }
  return found
}

/** Returns the box's content, which must have at least `length` bytes. */
export const contentOf = (buffer: Buffer, box: Box | undefined, length: number): Buffer => {
  if (!box || box.end - box.content < length) throw damagedVideo()
  return buffer.subarray(box.content, box.end)
}

/** Overwrites a box's content, keeping its size and position. */
export const blankBox = (buffer: Buffer, box: Box): void => {
  buffer.write('free', box.start + 4, 'latin1')
  buffer.fill(0, box.content, box.end)
}
