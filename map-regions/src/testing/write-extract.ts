import { writeFileSync } from 'node:fs'
import { deflateSync } from 'node:zlib'

/** Writes small extracts, whole or spoilt on purpose. Independent of the reader and of its protocol buffers. */
export interface WrittenNode {
  id: number
  at: [latitude: number, longitude: number]
  tags?: Record<string, string>
}
export interface WrittenWay {
  id: number
  nodes: number[]
  tags?: Record<string, string>
  /** Positions of its nodes within the way itself, as `osmium add-locations-to-ways` writes them. */
  places?: [latitude: number, longitude: number][]
}
export interface WrittenRelation {
  id: number
  tags: Record<string, string>
  members: { type: 'node' | 'way' | 'relation'; id: number; role?: string }[]
}
export interface Written {
  nodes?: WrittenNode[]
  ways?: WrittenWay[]
  relations?: WrittenRelation[]
  /** West, south, east, north; none unless given. */
  bounds?: [number, number, number, number]
  features?: string[]
  /** Billionths of a degree; null leaves the field out. */
  granularity?: number
}

export const varint = (value: number | bigint): Buffer => {
  if (value >= 0 && value < 128) return Buffer.of(Number(value))
  const bytes: number[] = []
  let rest = BigInt.asUintN(64, BigInt(value))
  for (; rest >= 0x80n; rest >>= 7n) bytes.push(Number(rest & 0x7fn) | 0x80)
  bytes.push(Number(rest))
  return Buffer.from(bytes)
}
const zigzag = (value: number): Buffer => varint(value < 0 ? -2n * BigInt(value) - 1n : 2n * BigInt(value))

/** A field with an integer. */
export const integer = (field: number, value: number | bigint): Buffer =>
  Buffer.concat([varint(field * 8), varint(value)])
/** A field with a length: a text, a message, packed numbers. */
export const sized = (field: number, parts: Uint8Array | Uint8Array[]): Buffer => {
  const content = Array.isArray(parts) ? Buffer.concat(parts) : parts
  return Buffer.concat([varint(field * 8 + 2), varint(content.length), content])
}
const text = (field: number, value: string) => sized(field, Buffer.from(value))

const differences = (values: number[]): Buffer =>
  Buffer.concat(values.map((value, index) => zigzag(value - (values[index - 1] ?? 0))))

/** Texts, each once; the first is empty, because 0 ends a node's tags. */
const textTable = () => {
  const numbers = new Map([['', 0]])
  return {
    numberOf: (value: string) => {
      const number = numbers.get(value) ?? numbers.size
      numbers.set(value, number)
      return number
    },
    written: () =>
      sized(
        1,
        [...numbers.keys()].map((value) => text(1, value)),
      ),
  }
}
type Table = ReturnType<typeof textTable>

const tagsOf = (table: Table, tags: Record<string, string> = {}) => [
  sized(
    2,
    Object.keys(tags).map((key) => varint(table.numberOf(key))),
  ),
  sized(
    3,
    Object.values(tags).map((value) => varint(table.numberOf(value))),
  ),
]

const denseNodes = (table: Table, nodes: WrittenNode[], units: (degrees: number) => number) =>
  sized(2, [
    sized(1, differences(nodes.map(({ id }) => id))),
    sized(8, differences(nodes.map(({ at: [latitude] }) => units(latitude)))),
    sized(9, differences(nodes.map(({ at: [, longitude] }) => units(longitude)))),
    sized(
      10,
      nodes.flatMap(({ tags = {} }) => [
        ...Object.entries(tags).flatMap((pair) => pair.map((word) => varint(table.numberOf(word)))),
        varint(0),
      ]),
    ),
  ])

const wayOf = (table: Table, { id, nodes, tags, places }: WrittenWay, units: (degrees: number) => number) =>
  sized(3, [
    integer(1, id),
    ...tagsOf(table, tags),
    sized(8, differences(nodes)),
    ...(places
      ? [0, 1].map((side) => sized(9 + side, differences(places.map((place) => units(place[side] ?? 0)))))
      : []),
  ])

const relationOf = (table: Table, { id, tags, members }: WrittenRelation) =>
  sized(4, [
    integer(1, id),
    ...tagsOf(table, tags),
    sized(
      8,
      members.map(({ role = '' }) => varint(table.numberOf(role))),
    ),
    sized(9, differences(members.map((member) => member.id))),
    sized(
      10,
      members.map(({ type }) => varint(['node', 'way', 'relation'].indexOf(type))),
    ),
  ])

/** A block of primitives, not packed. */
export const blockOf = ({ nodes = [], ways = [], relations = [], granularity }: Written): Buffer => {
  const table = textTable()
  const units = (degrees: number) => Math.round((degrees * 1e9) / (granularity || 100))
  const groups = [
    ...(nodes.length > 0 ? [sized(2, denseNodes(table, nodes, units))] : []),
    ...(ways.length > 0
      ? [
          sized(
            2,
            ways.map((way) => wayOf(table, way, units)),
          ),
        ]
      : []),
    ...(relations.length > 0
      ? [
          sized(
            2,
            relations.map((one) => relationOf(table, one)),
          ),
        ]
      : []),
  ]
  return Buffer.concat([
    table.written(),
    ...groups,
    ...(granularity === undefined ? [] : [integer(17, granularity)]),
  ])
}

export const headerOf = ({ bounds, features = ['OsmSchema-V0.6', 'DenseNodes'] }: Written): Buffer => {
  const [west = 0, south = 0, east = 0, north = 0] = (bounds ?? []).map((degrees) =>
    Math.round(degrees * 1e9),
  )
  const sides = [west, east, north, south].map((side, index) =>
    Buffer.concat([varint((index + 1) * 8), zigzag(side)]),
  )
  return Buffer.concat([...(bounds ? [sized(1, sides)] : []), ...features.map((feature) => text(4, feature))])
}

/** A blob's content as it stands in the file: packed, with the size it claims to have. */
export const packed = (content: Uint8Array, claimed = content.length): Buffer =>
  Buffer.concat([integer(2, claimed), sized(3, deflateSync(content))])

/** A blob with its header. */
export const blobOf = (type: string, data: Uint8Array): Buffer => {
  const header = Buffer.concat([text(1, type), integer(3, data.length)])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(header.length)
  return Buffer.concat([length, header, data])
}

/** A whole file, with nodes, ways and relations in blocks of their own, as public extracts have them. */
export const extractOf = (written: Written): Buffer => {
  const { nodes = [], ways = [], relations = [], granularity } = written
  const scale = granularity === undefined ? {} : { granularity }
  const blocks = [{ nodes }, { ways }, { relations }].filter((block) => Object.values(block)[0]?.length)
  return Buffer.concat([
    blobOf('OSMHeader', packed(headerOf(written))),
    ...blocks.map((block) => blobOf('OSMData', packed(blockOf({ ...block, ...scale })))),
  ])
}

export const writeExtract = (file: string, written: Written): string => {
  writeFileSync(file, extractOf(written))
  return file
}
