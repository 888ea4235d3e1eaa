import { ProtobufReader } from './protobuf.ts'

/** In degrees. */
export type Bounds = { west: number; south: number; east: number; north: number }

const KNOWN_FEATURES = new Set(['OsmSchema-V0.6', 'DenseNodes', 'HistoricalInformation'])
const NANODEGREES = 1e-9

/** Returns the box that the file says it covers, and required features that this reader does not know. */
export const readHeader = (bytes: Uint8Array): { bounds: Bounds | null; unknown: string[] } => {
  const reader = new ProtobufReader(bytes)
  let bounds: Bounds | null = null
  const unknown: string[] = []
  for (let key = reader.key(); key !== 0; key = reader.key()) {
    if (key >> 3 === 1) {
      const box = reader.inner()
      const sides = [0, 0, 0, 0, 0]
      for (let side = box.key(); side !== 0; side = box.key()) sides[side >> 3] = box.zigzag() * NANODEGREES
      const [, west = 0, east = 0, north = 0, south = 0] = sides
      bounds = { west, south, east, north }
    } else if (key >> 3 === 4) {
      const feature = reader.text()
      if (!KNOWN_FEATURES.has(feature)) unknown.push(feature)
    } else reader.skip(key & 7)
  }
  return { bounds, unknown }
}
