import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  boxOf,
  clipRings,
  cutPiece,
  type Detail,
  type Feature,
  reversed,
  turn,
  WORLD_BITS,
  xOf,
  yOf,
} from '@andariego/map-regions/cutting'
import type { Tile } from '@andariego/map-regions/pmtiles-writer'
import type { GeometryCollection, MultiPolygon, Position } from 'geojson'
import { fetchedPackage } from '../../tools/fetched-package.ts'
import { smoothWaters } from './smooth-water.ts'

/** Seas, lakes and wide rivers of OpenStreetMap, with an error of at most 100 metres. */
const PACKAGE = ['@geo-maps/earth-waterbodies-100m', '0.6.0'] as const

/**
 * Two zooms: the first is enlarged until the second takes over, which is enlarged from then on. At lower zooms Natural Earth's
 * coarser coast suffices.
 */
export const WATER_ZOOMS = [6, 8] as const
/** At zoom 6 only what is visible; at zoom 8 all that the source has, except features smaller than its error. */
const DETAIL: Record<number, Detail> = {
  6: { tolerance: 8, leastArea: 450 },
  8: { tolerance: 3.6, leastArea: 110 },
}
/** Only the shell of the one ocean has more numbers than this; no lake has. */
const SEA_NUMBERS = 100_000
/** Tiles are cut from pieces of this zoom. */
const PIECE_ZOOM = 6
const PIECE_LEVEL = 1
/** How far beyond a piece its data extends, for the margins of its tiles. */
const MARGIN = 1 / 32

type Box = ReturnType<typeof boxOf>
type Rings = (number[] | Int32Array)[]

const ringOf = (positions: Position[]): Int32Array =>
  Int32Array.from(positions.flatMap(([longitude = 0, latitude = 0]) => [xOf(longitude), yOf(latitude)]))

/** Gives shells a clockwise orientation, and the holes after them the other one; drops rings without area. */
const facing = (ring: Int32Array, index: number) => {
  const turned = turn(ring)
  return turned === 0 ? [] : [turned > 0 === (index === 0) ? ring : reversed(ring)]
}

/** The coasts of oceans and seas are not smoothed. */
const isSea = ([shell = []]: Rings) => shell.length > SEA_NUMBERS

const readPolygons = (): { seas: Rings[]; others: Rings[] } => {
  const file = join(fetchedPackage(...PACKAGE), 'map.geo.json')
  const { geometries } = JSON.parse(readFileSync(file, 'utf8')) as GeometryCollection<MultiPolygon>
  const polygons = geometries
    .flatMap(({ coordinates }) => coordinates.map((rings) => rings.map(ringOf).flatMap(facing)))
    .filter(([shell = []]) => turn(shell) > 0)
  return {
    seas: polygons.filter(isSea),
    others: polygons.filter((rings) => !isSea(rings)),
  }
}

const boxOfTile = (zoom: number, x: number, y: number): Box => {
  const size = 2 ** (WORLD_BITS - zoom)
  const margin = 2 ** (WORLD_BITS - PIECE_ZOOM) * MARGIN
  return {
    west: x * size - margin,
    north: y * size - margin,
    east: (x + 1) * size + margin,
    south: (y + 1) * size + margin,
  }
}

const meets = (one: Box, other: Box) =>
  one.west < other.east && one.east > other.west && one.north < other.south && one.south > other.north

/** Splits the result of a cut into polygons: each shell, which is clockwise, with the holes after it. */
const polygonsOf = (rings: Rings): Rings[] => {
  const polygons: Rings[] = []
  for (const ring of rings) {
    if (turn(ring) > 0) polygons.push([ring])
    else polygons.at(-1)?.push(ring)
  }
  return polygons
}

/**
 * Yields each piece of the map with its water, quarter by quarter, so that an ocean is never cut into thousands of pieces at
 * once.
 */
function* pieces(
  polygons: Rings[],
  zoom = 0,
  x = 0,
  y = 0,
): Generator<{ x: number; y: number; water: Rings[] }> {
  const box = boxOfTile(zoom, x, y)
  const water = polygons.flatMap((rings) => {
    const own = boxOf(rings.slice(0, 1))
    if (!meets(own, box)) return []
    const isInside =
      own.west >= box.west && own.east <= box.east && own.north >= box.north && own.south <= box.south
    return isInside ? [rings] : polygonsOf(clipRings(rings, box))
  })
  if (water.length === 0) return
  if (zoom === PIECE_ZOOM) yield { x, y, water }
  else
    for (let quarter = 0; quarter < 4; quarter++)
      yield* pieces(water, zoom + 1, x * 2 + (quarter % 2), y * 2 + (quarter >> 1))
}

/** How many pixels wide a tile of the higher zoom is sampled to smooth its shores. */
const PIXELS = 256
const features = (water: Rings[], zoom: number): Feature[] =>
  water.map((rings, id) => ({
    id,
    layer: 'water',
    type: 3,
    minzoom: zoom,
    maxzoom: zoom,
    properties: {},
    parts: rings.map((ring) => Int32Array.from(ring)),
  }))

interface Spot {
  latitude: number
  longitude: number
}

/** Groups the spots by piece; finds those in and around a piece. */
const sortedByPiece = (spots: readonly Spot[]) => {
  const side = 2 ** (WORLD_BITS - PIECE_ZOOM)
  const byPiece = new Map<string, [x: number, y: number][]>()
  for (const { latitude, longitude } of spots) {
    const [x, y] = [xOf(longitude), yOf(latitude)]
    const key = `${Math.floor(x / side)}/${Math.floor(y / side)}`
    const known = byPiece.get(key)
    if (known) known.push([x, y])
    else byPiece.set(key, [[x, y]])
  }
  const around = [-1, 0, 1]
  return (x: number, y: number) =>
    around.flatMap((right) => around.flatMap((down) => byPiece.get(`${x + right}/${y + down}`) ?? []))
}

/** Yields the tiles of all water at zooms 6 and 8; `drySpots` are known to be on land. */
export function* waterTiles(drySpots: readonly Spot[]): Generator<Tile> {
  const [middle, close] = WATER_ZOOMS
  const { seas, others } = readPolygons()
  const drySpotsOf = sortedByPiece(drySpots)
  const land = new Map<string, Rings[]>()
  for (const { x, y, water } of pieces(others)) land.set(`${x}/${y}`, water)
  for (const { x, y, water: sea } of pieces(seas)) {
    yield* tilesOf(x, y, sea, land.get(`${x}/${y}`) ?? [])
    land.delete(`${x}/${y}`)
  }
  for (const [key, water] of land) {
    const [x = 0, y = 0] = key.split('/').map(Number)
    yield* tilesOf(x, y, [], water)
  }
  function* tilesOf(x: number, y: number, sea: Rings[], inland: Rings[]) {
    const size = 2 ** (WORLD_BITS - close) / PIXELS
    const soft =
      inland.length === 0
        ? []
        : smoothWaters([...inland, ...sea], boxOfTile(PIECE_ZOOM, x, y), size, drySpotsOf(x, y))
    const drawn = [...features([...sea, ...inland], middle), ...features([...sea, ...soft], close)]
    yield* cutPiece(PIECE_LEVEL, x, y, drawn, (zoom) => DETAIL[zoom] ?? null)
  }
}
