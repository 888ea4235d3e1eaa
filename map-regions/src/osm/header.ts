import { ProtobufReader } from './protobuf.ts'

/** In degrees. */
export interface Bounds {
  west: number
  south: number
  east: number
  north: number
}

const KNOWN_FEATURES = new Set(['OsmSchema-V0.6', 'DenseNodes', 'LocationsOnWays'])
/** The feature of files with all versions of their elements, also deleted ones. */
export const HISTORY = 'HistoricalInformation'
const NANODEGREES = 1e-9

/** Whether these are bounds of a part of the map. */
export const isBox = ({ west, south, east, north }: Bounds) =>
  west >= -180 && east <= 180 && west < east && south >= -90 && north <= 90 && south < north

/** Returns the box that the file says it covers, if that is one on a map, and required features that this reader does not know. */
export const readHeader = (bytes: Uint8Array): { bounds: Bounds | null; unknown: string[] } => {
  const reader = new ProtobufReader(bytes)
  let bounds: Bounds | null = null
  const unknown: string[] = []
  for (let key = reader.key(); key !== 0; key = reader.key()) {
    if (key >> 3 === 1) {
      const box = reader.inner()
      const sides = [0, 0, 0, 0, 0, 0]
      for (let side = box.key(); side !== 0; side = box.key())
        sides[Math.min(side >> 3, 5)] = box.zigzag() * NANODEGREES
      const [, west = 0, east = 0, north = 0, south = 0] = sides
      const said = { west, south, east, north }
      bounds = isBox(said) ? said : null
    } else if (key >> 3 === 4) {
      const feature = reader.text()
      if (!KNOWN_FEATURES.has(feature)) unknown.push(feature)
    } else reader.skip(key & 7)
  }
  return { bounds, unknown }
}
