import mapLibreStyles from 'maplibre-gl/dist/maplibre-gl.css?url'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { PMTiles, type Source } from 'pmtiles'
import { type Keeper, overAll } from '../../../platform/offline/keep-files.ts'
import type { Coordinates, MapRegion } from '../map-source.ts'
import archiveUrl from './base.pmtiles?url'
import { CLOSE_ZOOM } from './base-sources.ts'
import { regionArchive } from './region-archive.ts'
import { REGION_MINZOOM } from './region-ground.ts'

/** Zoom levels of the archive: the overview ones, and the detailed one with all place names. */
const ZOOMS = [0, 1, 2, 3, 4, 5, 6, CLOSE_ZOOM]
/** The maximum of tiles for one trip. */
const TILES_MAX = 1_500
/** The maximum of bytes that the streets of one trip take, so that there is space for photos. */
const STREETS_BYTES_MAX = 16 * 1024 * 1024

type Tile = [zoom: number, x: number, y: number]

const columnOf = (longitude: number, tiles: number) => Math.floor(((longitude + 180) / 360) * tiles)
const rowOf = (latitude: number, tiles: number) => {
  const angle = (latitude * Math.PI) / 180
  return Math.floor(((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * tiles)
}

const AROUND = [-1, 0, 1].flatMap((right) => [-1, 0, 1].map((down) => ({ right, down })))

/**
 * For each zoom, the tile that contains a point and the tiles around it, and how many of these are too many. The overview comes
 * first; with `ownFirst`, the points' own tiles at all zooms come before those around them.
 */
export const tilesAround = (
  points: readonly Coordinates[],
  zooms: readonly number[] = ZOOMS,
  { ownFirst = false } = {},
) => {
  const found = new Set<string>()
  const add = (steps: typeof AROUND) => {
    for (const zoom of zooms)
      for (const { latitude, longitude } of points)
        for (const { right, down } of steps) {
          const tiles = 2 ** zoom
          const y = rowOf(latitude, tiles) + down
          const x = (columnOf(longitude, tiles) + right + tiles) % tiles
          if (y >= 0 && y < tiles) found.add(`${zoom}/${x}/${y}`)
        }
  }
  if (ownFirst) add([{ right: 0, down: 0 }])
  add(AROUND)
  const all = [...found].map((tile) => tile.split('/').map(Number) as Tile)
  const tiles = all.slice(0, TILES_MAX)
  return { tiles, leftOut: all.length - tiles.length }
}

/** Reads an archive so that each part of it is kept. */
const keptArchive = (url: string, keeper: Keeper) => {
  const source: Source = {
    getKey: () => url,
    getBytes: async (offset, length) => ({
      data: await keeper.range(url, `bytes=${offset}-${offset + length - 1}`),
    }),
  }
  return new PMTiles(source)
}

/** Keeps the parts of the built-in map around these points, and the code that draws the map. */
export const keepMapAround = async (points: readonly Coordinates[], keeper: Keeper): Promise<void> => {
  const archive = keptArchive(archiveUrl, keeper)
  // The service worker caches these responses as they pass through it.
  await Promise.all([import('../maplibre/maplibre-map.tsx'), fetch(workerUrl), fetch(mapLibreStyles)])
  const { tiles, leftOut } = tilesAround(points)
  keeper.leaveOut(leftOut)
  await overAll(tiles, async ([zoom, x, y]) => {
    if (keeper.hasRoom()) await archive.getZxy(zoom, x, y)
  })
}

const isWithin = ({ bounds }: MapRegion, { latitude, longitude }: Coordinates) =>
  latitude >= bounds.south && latitude <= bounds.north && longitude >= bounds.west && longitude <= bounds.east

/** Keeps the streets of imported regions around these points. What cannot be read is counted as left out. */
export const keepStreetsAround = async (
  points: readonly Coordinates[],
  regions: readonly MapRegion[],
  keeper: Keeper,
): Promise<void> => {
  const start = keeper.bytes()
  for (const region of regions) {
    const inside = points.filter((point) => isWithin(region, point))
    if (inside.length === 0) continue
    const archive = keptArchive(regionArchive(region), keeper)
    const least = Math.max(region.minzoom, REGION_MINZOOM)
    const zooms = Array.from({ length: region.maxzoom - least + 1 }, (_, index) => least + index)
    const { tiles, leftOut } = tilesAround(inside, zooms, { ownFirst: true })
    keeper.leaveOut(leftOut)
    await overAll(tiles, async ([zoom, x, y]) => {
      if (keeper.bytes() - start >= STREETS_BYTES_MAX) return keeper.leaveOut(1)
      if (!keeper.hasRoom()) return
      await archive.getZxy(zoom, x, y).catch(() => keeper.leaveOut(1))
    })
  }
}
