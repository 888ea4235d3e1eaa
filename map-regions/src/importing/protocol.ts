import type { BlobPlace } from '../osm/blobs.ts'
import type { NodeDirectory, Stretches } from '../osm/node-file.ts'
import type { WayRows } from '../osm/way-file.ts'
import type { StoredTile } from '../tiles/archive-assembly.ts'
import type { SpoolIndex } from '../tiles/spool.ts'
import type { House, NumberedLine } from './house-numbers.ts'
import type { Counts } from './outlet.ts'
import type { BlockKinds } from './read-nodes.ts'

/** The data with which every worker is started. */
export interface WorkerStart {
  file: string
  folder: string
  number: number
}

/** Facts about ways from relations and nodes, collected before any way is read. */
export interface WayFacts {
  nodes: NodeDirectory
  members: Float64Array
  boundaries: Float64Array
  levels: Uint8Array
  squares: Float64Array
}

interface Stretch {
  file: string
  offset: number
  length: number
}

/** A worker's tasks, in the order of an import's steps. */
export type Task =
  | { do: 'read nodes'; blob: BlobPlace }
  | { do: 'end nodes' }
  | { do: 'begin ways'; facts: WayFacts }
  | { do: 'read ways'; blob: BlobPlace }
  | { do: 'end ways' }
  | { do: 'find houses'; blob: BlobPlace; wanted: Float64Array }
  | { do: 'number houses'; lines: NumberedLine[]; houses: House[] }
  | { do: 'begin relations'; ways: WayRows[] }
  | { do: 'read relations'; blob: BlobPlace }
  | { do: 'end reading' }
  | { do: 'cut'; level: number; x: number; y: number; stretches: Stretch[] }
  | { do: 'build graph'; files: string[]; target: string }
  | { do: 'end tiles' }

export interface WorkerEnd {
  index: SpoolIndex
  searchFile: string
  counts: Counts
}

export interface ResultOf {
  'read nodes': BlockKinds
  'end nodes': Stretches
  'begin ways': null
  'read ways': { coasts: number[]; numbered: NumberedLine[] }
  'end ways': { ways: WayRows; walks: string }
  'find houses': House[]
  'number houses': null
  'begin relations': null
  'read relations': null
  'end reading': WorkerEnd
  cut: { tiles: number }
  'build graph': { junctions: number; edges: number }
  'end tiles': StoredTile[]
}
export type Reply = { result: unknown } | { error: string }
