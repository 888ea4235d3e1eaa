import { ProtobufWriter } from './protobuf-writer.ts'

/** One kind of geometry with its properties in a tile: https://github.com/mapbox/vector-tile-spec/tree/master/2.1 */
export interface TileFeature {
  /** 1 points, 2 lines, 3 areas. */
  type: 1 | 2 | 3
  properties: Record<string, string | number>
  /** Whole tile units, alternating x and y; rings repeat their first point, shells are clockwise on the screen. */
  parts: (number[] | Int32Array)[]
}

export const EXTENT = 4096

const [MOVE, LINE, CLOSE] = [1, 2, 7]
const zigzag = (value: number) => (value < 0 ? -value * 2 - 1 : value * 2)

const writeGeometry = (out: ProtobufWriter, { type, parts }: TileFeature): void => {
  let [x, y] = [0, 0]
  const step = (part: number[] | Int32Array, index: number) => {
    const [nextX, nextY] = [part[index * 2] as number, part[index * 2 + 1] as number]
    out.varint(zigzag(nextX - x))
    out.varint(zigzag(nextY - y))
    x = nextX
    y = nextY
  }
  if (type === 1) {
    out.varint(MOVE | (parts.length << 3))
    for (const part of parts) step(part, 0)
    return
  }
  for (const part of parts) {
    const count = part.length / 2 - (type === 3 ? 1 : 0)
    out.varint(MOVE | (1 << 3))
    step(part, 0)
    out.varint(LINE | ((count - 1) << 3))
    for (let index = 1; index < count; index++) step(part, index)
    if (type === 3) out.varint(CLOSE | (1 << 3))
  }
}

// Kept: a buffer for each value and tile would keep the garbage collector busy for a fifth of an import.
const tileWriter = new ProtobufWriter()
const layerWriter = new ProtobufWriter()
const featureWriter = new ProtobufWriter()
const innerWriter = new ProtobufWriter()

const encodeValue = (value: string | number): Uint8Array => {
  const out = innerWriter
  if (typeof value === 'string') out.text(1, value)
  else if (Number.isInteger(value) && value >= 0) {
    out.varint(5 << 3)
    out.varint(value)
  } else out.double(3, value)
  return out.take()
}

/** Numbers distinct values in the order in which they first appear. */
const numbered = <T>() => {
  const numbers = new Map<T, number>()
  return {
    of: (item: T): number => {
      const known = numbers.get(item)
      if (known !== undefined) return known
      numbers.set(item, numbers.size)
      return numbers.size - 1
    },
    items: () => numbers.keys(),
  }
}

const encodeLayer = (name: string, features: TileFeature[]): Uint8Array => {
  const out = layerWriter
  const keys = numbered<string>()
  const values = numbered<string | number>()
  out.varint(15 << 3)
  out.varint(2)
  out.text(1, name)
  for (const feature of features) {
    for (const [key, value] of Object.entries(feature.properties)) {
      innerWriter.varint(keys.of(key))
      innerWriter.varint(values.of(value))
    }
    featureWriter.raw(2, innerWriter.take())
    featureWriter.varint(3 << 3)
    featureWriter.varint(feature.type)
    writeGeometry(innerWriter, feature)
    featureWriter.raw(4, innerWriter.take())
    out.raw(2, featureWriter.take())
  }
  for (const key of keys.items()) out.text(3, key)
  for (const value of values.items()) out.raw(4, encodeValue(value))
  out.varint(5 << 3)
  out.varint(EXTENT)
  return out.take()
}

/** Encodes a tile's layers, by name; omits layers without features. */
export const encodeTile = (layers: Record<string, TileFeature[]>): Uint8Array => {
  const out = tileWriter
  for (const [name, features] of Object.entries(layers))
    if (features.length > 0) out.raw(3, encodeLayer(name, features))
  return out.take()
}
