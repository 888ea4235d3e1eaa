import { closeSync, openSync, readFileSync } from 'node:fs'
import { writeAll } from '../write-all.ts'

/**
 * A region's walking graph, on disk and in memory: consecutive arrays. `first[j]` to `first[j + 1]` are the edges out of junction
 * j. An edge number has the direction in its last bit: odd ones follow the edge's line from its end to its beginning.
 */
export interface Graph {
  /** Ten-millionths of a degree. */
  latitude: Int32Array
  longitude: Int32Array
  first: Uint32Array
  target: Uint32Array
  /** Tenths of a second. */
  time: Uint32Array
  edgeOut: Uint32Array
  /** Decimetres, of each edge; `cost` is its slowness in thousandths. */
  length: Uint32Array
  cost: Uint16Array
  oneway: Uint8Array
  edgeFrom: Uint32Array
  edgeTo: Uint32Array
  /** Where each edge's line begins in `line`, counted in points; `line` has alternating latitudes and longitudes. */
  lineStart: Uint32Array
  line: Int32Array
  /** Which edges cross each cell of the grid, sorted by cell. */
  cell: Uint32Array
  cellEdge: Uint32Array
  /** For each of the landmarks of a junction's own component, the times from it; one column of all junctions after the other. */
  landmark: Uint32Array
  /** The connected part of each junction; empty in files written before there was this. */
  component: Uint32Array
}

export const UNREACHED = 0xffffffff
const MAGIC = 'WALK1\n'

/** In ten-millionths of a degree; a cell is about a quarter of a kilometre wide. */
export const CELL = 25_000
const COLUMNS = 65_536

export const cellOf = (latitude: number, longitude: number): number => {
  const row = Math.floor((latitude + 900_000_000) / CELL)
  const column = Math.floor((longitude + 1_800_000_000) / CELL)
  // Rows times columns exceed 32 bits, so far apart cells may share a number; their distance distinguishes them.
  return (Math.imul(row, COLUMNS) + column) >>> 0
}

const KINDS = {
  latitude: Int32Array,
  longitude: Int32Array,
  first: Uint32Array,
  target: Uint32Array,
  time: Uint32Array,
  edgeOut: Uint32Array,
  length: Uint32Array,
  cost: Uint16Array,
  oneway: Uint8Array,
  edgeFrom: Uint32Array,
  edgeTo: Uint32Array,
  lineStart: Uint32Array,
  line: Int32Array,
  cell: Uint32Array,
  cellEdge: Uint32Array,
  landmark: Uint32Array,
  component: Uint32Array,
} as const

export const writeGraph = (file: string, graph: Graph): void => {
  const names = Object.keys(KINDS) as (keyof Graph)[]
  const sizes = Object.fromEntries(names.map((name) => [name, graph[name].length]))
  const header = Buffer.from(JSON.stringify(sizes))
  const descriptor = openSync(file, 'w')
  const start = Buffer.alloc(16)
  start.write(MAGIC, 'latin1')
  start.writeUInt32LE(header.length, 8)
  writeAll(descriptor, start)
  writeAll(descriptor, header)
  writeAll(descriptor, Buffer.alloc((8 - (header.length % 8)) % 8))
  for (const name of names) {
    const { buffer, byteOffset, byteLength } = graph[name]
    writeAll(descriptor, new Uint8Array(buffer, byteOffset, byteLength))
    writeAll(descriptor, Buffer.alloc((8 - (byteLength % 8)) % 8))
  }
  closeSync(descriptor)
}

/** Reads a whole graph into memory. */
export const readGraph = (file: string): Graph => {
  const bytes = readFileSync(file)
  if (bytes.toString('latin1', 0, MAGIC.length) !== MAGIC) throw new Error(`${file} holds no graph of ways.`)
  const headerLength = bytes.readUInt32LE(8)
  const sizes = JSON.parse(bytes.toString('utf8', 16, 16 + headerLength)) as Record<keyof Graph, number>
  let offset = 16 + Math.ceil(headerLength / 8) * 8
  const graph: Record<string, unknown> = {}
  for (const [name, Kind] of Object.entries(KINDS)) {
    const size = sizes[name as keyof Graph] ?? 0
    // Copied, because arrays must be aligned and a file's buffer may begin anywhere.
    const part = bytes.buffer.slice(
      bytes.byteOffset + offset,
      bytes.byteOffset + offset + size * Kind.BYTES_PER_ELEMENT,
    )
    graph[name] = new Kind(part)
    offset += Math.ceil((size * Kind.BYTES_PER_ELEMENT) / 8) * 8
  }
  return graph as unknown as Graph
}
