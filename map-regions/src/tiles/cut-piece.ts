import { clipLine, clipRings } from '../geometry/clip.ts'
import { turn } from '../geometry/rings.ts'
import { simplify } from '../geometry/simplify.ts'
import { type Box, boxOf, WORLD_BITS } from '../geometry/world.ts'
import { type Feature, LAST_ZOOM, LAYERS, LEVELS } from './feature.ts'
import { EXTENT, encodeTile, type TileFeature } from './vector-tile.ts'

export interface MadeTile {
  zoom: number
  x: number
  y: number
  data: Uint8Array
}

/** How far a tile's content extends beyond its edge, in tile units, so that lines and areas continue without a seam. */
const BUFFER = 64
/**
 * What is omitted at a zoom, in tile units (eight are one pixel): by how much a line may be off, and the least area, in square
 * units.
 */
export interface Detail {
  tolerance: number
  leastArea: number
}
const EVERYTHING: Detail = { tolerance: 0, leastArea: 0 }
const WHAT_IS_SEEN: Detail = { tolerance: 3, leastArea: 96 }
/** The last zoom omits nothing, because it is enlarged. */
const detailAt = (zoom: number): Detail | null => (zoom === LAST_ZOOM ? EVERYTHING : WHAT_IS_SEEN)

/**
 * A feature with more numbers is first cut to its piece; the piece has a margin, so that simplification does not differ at its
 * edge.
 */
const LONG = 20_000

interface Cut {
  feature: Feature
  parts: (number[] | Int32Array)[]
}

/** Converts parts to whole tile units; merges points that coincide, and drops what is then no line or area. */
const inTile = (
  feature: Feature,
  parts: (number[] | Int32Array)[],
  x0: number,
  y0: number,
  scale: number,
  leastArea: number,
) => {
  const fitted: number[][] = []
  let shellGone = false
  for (const part of parts) {
    const points: number[] = []
    for (let index = 0; index < part.length; index += 2) {
      const x = Math.round(((part[index] as number) - x0) / scale)
      const y = Math.round(((part[index + 1] as number) - y0) / scale)
      if (
        feature.type === 1 ||
        points.length === 0 ||
        x !== points[points.length - 2] ||
        y !== points[points.length - 1]
      )
        points.push(x, y)
    }
    if (feature.type === 2 && points.length < 4) continue
    if (feature.type === 3) {
      const area = turn(points) / 2
      const isShell = turn(part) > 0
      if (isShell) shellGone = area <= leastArea
      if (shellGone || points.length < 8 || (isShell ? area <= 0 : area >= -leastArea)) continue
    }
    fitted.push(points)
  }
  return fitted
}

const clipped = ({ feature, parts }: Cut, box: Box): (number[] | Int32Array)[] => {
  if (feature.type === 1)
    return parts.filter(
      ([x = 0, y = 0]) => x >= box.west && x <= box.east && y >= box.north && y <= box.south,
    )
  const around = boxOf(parts)
  const { west, north, east, south } = around
  if (west >= box.west && east <= box.east && north >= box.north && south <= box.south) return parts
  if (west > box.east || east < box.west || north > box.south || south < box.north) return []
  return feature.type === 2
    ? parts.flatMap((part) => clipLine(part, box, around))
    : clipRings(parts, box, around)
}

const simplified = (parts: (number[] | Int32Array)[], tolerance: number) =>
  parts.map((part) =>
    part instanceof Int32Array ? simplify(part, tolerance) : simplify(Int32Array.from(part), tolerance),
  )

/** By properties, which all tiles of a feature share. */
const groups = new WeakMap<TileFeature['properties'], string>()
const groupOf = ({ type, properties }: TileFeature): string => {
  const known = groups.get(properties)
  if (known !== undefined) return known
  const group = `${type}${JSON.stringify(properties)}`
  groups.set(properties, group)
  return group
}

/** Combines features that differ only in their geometry into one with many parts, so that their properties are stored once. */
const grouped = (features: TileFeature[]): TileFeature[] => {
  const known = new Map<string, TileFeature>()
  for (const feature of features) {
    const key = groupOf(feature)
    const same = known.get(key)
    if (same) for (const part of feature.parts) same.parts.push(part)
    else known.set(key, feature)
  }
  return [...known.values()]
}

const encode = (
  { zoom, x, y }: Omit<MadeTile, 'data'>,
  cuts: Cut[],
  size: number,
  leastArea: number,
): MadeTile | null => {
  const layers: Record<string, TileFeature[]> = Object.fromEntries(LAYERS.map((layer) => [layer, []]))
  const scale = size / EXTENT
  const margin = BUFFER * scale
  const box = {
    west: x * size - margin,
    north: y * size - margin,
    east: (x + 1) * size + margin,
    south: (y + 1) * size + margin,
  }
  for (const cut of cuts) {
    const { feature } = cut
    const parts = inTile(feature, clipped(cut, box), x * size, y * size, scale, leastArea)
    if (parts.length > 0)
      layers[feature.layer]?.push({ type: feature.type, properties: feature.properties, parts })
  }
  for (const [name, features] of Object.entries(layers))
    layers[name] = name === 'pois' ? features : grouped(features)
  const data = encodeTile(layers)
  return data.length > 0 ? { zoom, x, y, data } : null
}

/**
 * Yields all tiles of one piece of the map. Makes each zoom from the full geometry, so that neighbours fit; skips zooms without a
 * detail.
 */
export function* cutPiece(
  level: number,
  pieceX: number,
  pieceY: number,
  features: Feature[],
  detailOf: (zoom: number) => Detail | null = detailAt,
): Generator<MadeTile> {
  const { first, last } = LEVELS[level] ?? LEVELS[0]
  const pieceSize = 2 ** (WORLD_BITS - first)
  const around = pieceSize / 8
  const pieceBox = {
    west: pieceX * pieceSize - around,
    north: pieceY * pieceSize - around,
    east: (pieceX + 1) * pieceSize + around,
    south: (pieceY + 1) * pieceSize + around,
  }
  const near: Cut[] = features.map((feature) => {
    const points = feature.parts.reduce((sum, part) => sum + part.length, 0)
    const whole: Cut = { feature, parts: feature.parts }
    return points > LONG ? { feature, parts: clipped(whole, pieceBox) } : whole
  })
  for (let zoom: number = first; zoom <= last; zoom++) {
    const detail = detailOf(zoom)
    if (!detail) continue
    const size = 2 ** (WORLD_BITS - zoom)
    const side = 2 ** (zoom - first)
    const margin = (BUFFER * size) / EXTENT
    const tolerance = (detail.tolerance * size) / EXTENT
    const cuts = new Map<number, Cut[]>()
    for (const { feature, parts } of near) {
      if (zoom < feature.minzoom || zoom > feature.maxzoom || parts.length === 0) continue
      const shape = feature.type === 1 ? parts : simplified(parts, tolerance)
      const box = boxOf(shape)
      const column = (value: number, start: number) =>
        Math.max(0, Math.min(side - 1, Math.floor(value / size) - start * side))
      const [firstX, lastX] = [column(box.west - margin, pieceX), column(box.east + margin, pieceX)]
      for (let x = firstX; x <= lastX; x++) {
        // Cut to its column first, so that a wide feature is not processed whole for each tile of the column.
        const west = (pieceX * side + x) * size
        const band = { west: west - margin, east: west + size + margin, north: -Infinity, south: Infinity }
        const inColumn = lastX - firstX > 1 ? clipped({ feature, parts: shape }, band) : shape
        for (let y = column(box.north - margin, pieceY); y <= column(box.south + margin, pieceY); y++) {
          const key = y * side + x
          const list = cuts.get(key)
          if (list) list.push({ feature, parts: inColumn })
          else cuts.set(key, [{ feature, parts: inColumn }])
        }
      }
    }
    for (const [key, list] of cuts) {
      const [x, y] = [pieceX * side + (key % side), pieceY * side + Math.floor(key / side)]
      const tile = encode({ zoom, x, y }, list, size, detail.leastArea)
      if (tile) yield tile
    }
  }
}
