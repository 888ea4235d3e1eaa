import type { ProtobufReader } from './protobuf.ts'

/** OpenStreetMap's own limit. Longer ones would be copied into every tile and list. */
const LONGEST_TEXT = 255

/** Returns a look-up in a block's table of texts, by their number. Throws RangeError for a text that is not there. */
export const stringsOf = (reader: ProtobufReader) => {
  // Beginnings and lengths, not objects: a block may have millions of texts.
  const places: number[] = []
  for (let key = reader.key(); key !== 0; key = reader.key()) {
    if (key !== ((1 << 3) | 2)) {
      reader.skip(key & 7)
      continue
    }
    const length = reader.varint()
    places.push(reader.position, length)
    reader.position += length
    if (reader.position > reader.end) throw new RangeError('A text is cut off.')
  }
  const { bytes } = reader
  const known = new Map<number, string>()
  return (index: number): string => {
    const before = known.get(index)
    if (before !== undefined) return before
    const [start, length] = [places[index * 2], places[index * 2 + 1]]
    if (start === undefined || length === undefined) throw new RangeError('A text is missing.')
    // No character has more than four bytes.
    const some = Math.min(length, LONGEST_TEXT * 4)
    const text = Buffer.from(bytes.buffer, bytes.byteOffset + start, some).toString('utf8')
    const cut = text.length > LONGEST_TEXT ? [...text].slice(0, LONGEST_TEXT).join('') : text
    known.set(index, cut)
    return cut
  }
}
