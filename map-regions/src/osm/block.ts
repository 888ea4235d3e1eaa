import { ProtobufReader } from './protobuf.ts'
import { stringsOf } from './string-table.ts'

/** Tags as in the file; a Map, because somebody may have written a key such as `constructor`. */
export type Tags = Map<string, string>
export const MEMBER_TYPES = ['node', 'way', 'relation'] as const
export interface Member {
  type: (typeof MEMBER_TYPES)[number]
  id: number
  role: string
}

export interface BlockReader {
  /** Coordinates are in ten-millionths of a degree. `tags` is null for nodes without any, which are most. */
  node?: (id: number, latitude: number, longitude: number, tags: Tags | null) => void
  /** `places` are the positions of its nodes, latitude and longitude alternating, in files whose ways have them. */
  way?: (id: number, tags: Tags, nodes: number[], places: number[] | null) => void
  relation?: (id: number, tags: Tags, members: () => Member[]) => void
}

interface Scale {
  granularity: number
  latitude: number
  longitude: number
}

/** A hundredth of a degree, in billionths: coarser positions would be of no use. */
const COARSEST = 10_000_000

/** The file's unit is a billionth of a degree, 100 of which are our unit, a ten-millionth. */
const scaled = (value: number, granularity: number, offset: number) =>
  Math.round((offset + value * granularity) / 100)

const packed = (reader: ProtobufReader, read: (inner: ProtobufReader) => number): number[] => {
  const inner = reader.inner()
  const values: number[] = []
  while (inner.position < inner.end) values.push(read(inner))
  return values
}
const plain = (inner: ProtobufReader) => inner.varint()
const zigzag = (inner: ProtobufReader) => inner.zigzag()

const readDense = (
  reader: ProtobufReader,
  strings: (index: number) => string,
  scale: Scale,
  to: BlockReader,
) => {
  let [ids, latitudes, longitudes]: ProtobufReader[] = []
  let keysValues: ProtobufReader | undefined
  for (let key = reader.key(); key !== 0; key = reader.key()) {
    const field = key >> 3
    if (field === 1) ids = reader.inner()
    else if (field === 8) latitudes = reader.inner()
    else if (field === 9) longitudes = reader.inner()
    else if (field === 10) keysValues = reader.inner()
    else reader.skip(key & 7)
  }
  if (!ids || !latitudes || !longitudes || !to.node) return
  let [id, latitude, longitude] = [0, 0, 0]
  while (ids.position < ids.end) {
    id += ids.zigzag()
    latitude += latitudes.zigzag()
    longitude += longitudes.zigzag()
    let tags: Tags | null = null
    if (keysValues && keysValues.position < keysValues.end) {
      for (let name = keysValues.varint(); name !== 0; name = keysValues.varint()) {
        tags ??= new Map()
        tags.set(strings(name), strings(keysValues.varint()))
      }
    }
    to.node(
      id,
      scaled(latitude, scale.granularity, scale.latitude),
      scaled(longitude, scale.granularity, scale.longitude),
      tags,
    )
  }
}

const readNode = (
  reader: ProtobufReader,
  strings: (index: number) => string,
  scale: Scale,
  to: BlockReader,
) => {
  let [id, latitude, longitude] = [0, 0, 0]
  let [keys, values]: number[][] = [[], []]
  for (let key = reader.key(); key !== 0; key = reader.key()) {
    const field = key >> 3
    if (field === 1) id = reader.zigzag()
    else if (field === 2) keys = packed(reader, plain)
    else if (field === 3) values = packed(reader, plain)
    else if (field === 8) latitude = reader.zigzag()
    else if (field === 9) longitude = reader.zigzag()
    else reader.skip(key & 7)
  }
  to.node?.(
    id,
    scaled(latitude, scale.granularity, scale.latitude),
    scaled(longitude, scale.granularity, scale.longitude),
    keys?.length ? tagsOf(keys, values ?? [], strings) : null,
  )
}

const tagsOf = (keys: number[], values: number[], strings: (index: number) => string): Tags =>
  new Map(keys.map((key, index) => [strings(key), strings(values[index] ?? 0)]))

/** Reads a way or a relation: they differ from the eighth field on. */
const readElement = (reader: ProtobufReader, strings: (index: number) => string) => {
  let id = 0
  let keys: number[] = []
  let values: number[] = []
  const fields: (ProtobufReader | undefined)[] = []
  for (let key = reader.key(); key !== 0; key = reader.key()) {
    const field = key >> 3
    if (field === 1) id = reader.signed()
    else if (field === 2) keys = packed(reader, plain)
    else if (field === 3) values = packed(reader, plain)
    else if (field >= 8 && field <= 10 && (key & 7) === 2) fields[field] = reader.inner()
    else reader.skip(key & 7)
  }
  return { id, tags: tagsOf(keys, values, strings), fields }
}

const all = (reader: ProtobufReader | undefined, read: (inner: ProtobufReader) => number): number[] => {
  const values: number[] = []
  while (reader && reader.position < reader.end) values.push(read(reader))
  return values
}

const summed = (values: number[]): number[] => {
  let sum = 0
  return values.map((value) => {
    sum += value
    return sum
  })
}

/** The positions of a way's nodes, if the file has one for each. */
const placesOf = (
  count: number,
  [latitudes, longitudes]: (ProtobufReader | undefined)[],
  scale: Scale,
): number[] | null => {
  if (!latitudes || !longitudes) return null
  const [north, east] = [summed(all(latitudes, zigzag)), summed(all(longitudes, zigzag))]
  if (north.length !== count || east.length !== count) return null
  return north.flatMap((value, index) => [
    scaled(value, scale.granularity, scale.latitude),
    scaled(east[index] as number, scale.granularity, scale.longitude),
  ])
}

const readGroup = (
  group: ProtobufReader,
  strings: (index: number) => string,
  scale: Scale,
  to: BlockReader,
) => {
  for (let key = group.key(); key !== 0; key = group.key()) {
    const field = key >> 3
    if (field === 1) readNode(group.inner(), strings, scale, to)
    else if (field === 2 && to.node) readDense(group.inner(), strings, scale, to)
    else if (field === 3 && to.way) {
      const { id, tags, fields } = readElement(group.inner(), strings)
      const nodes = summed(all(fields[8], zigzag))
      to.way(id, tags, nodes, placesOf(nodes.length, [fields[9], fields[10]], scale))
    } else if (field === 4 && to.relation) {
      const { id, tags, fields } = readElement(group.inner(), strings)
      to.relation(id, tags, () => {
        const roles = all(fields[8], plain)
        const types = all(fields[10], plain)
        return summed(all(fields[9], zigzag)).map((member, index) => ({
          type: MEMBER_TYPES[types[index] ?? 0] ?? 'node',
          id: member,
          role: strings(roles[index] ?? 0),
        }))
      })
    } else group.skip(key & 7)
  }
}

/** Passes everything in a block to the given callbacks; skips kinds without a callback. */
export const readBlock = (bytes: Uint8Array, to: BlockReader): void => {
  const reader = new ProtobufReader(bytes)
  let table: ProtobufReader | undefined
  const groups: ProtobufReader[] = []
  const scale: Scale = { granularity: 100, latitude: 0, longitude: 0 }
  for (let key = reader.key(); key !== 0; key = reader.key()) {
    const field = key >> 3
    if (field === 1) table = reader.inner()
    else if (field === 2) groups.push(reader.inner())
    else if (field === 17) scale.granularity = reader.varint()
    else if (field === 19) scale.latitude = reader.signed()
    else if (field === 20) scale.longitude = reader.signed()
    else reader.skip(key & 7)
  }
  if (!table) throw new RangeError('A block has no texts.')
  if (scale.granularity < 1 || scale.granularity > COARSEST) throw new RangeError('Positions have no unit.')
  const strings = stringsOf(table)
  for (const group of groups) readGroup(group, strings, scale, to)
}
