import mapLibreStyles from 'maplibre-gl/dist/maplibre-gl.css?url'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { PMTiles, type Source } from 'pmtiles'
import { type Keeper, overAll } from '../../../platform/offline/keep-files.ts'
import type { Coordinates } from '../map-source.ts'
import archiveUrl from './base.pmtiles?url'
import { CLOSE_ZOOM } from './base-sources.ts'

/** Zoom levels of the archive: the overview ones, and the detailed one with all place names. */
const ZOOMS = [0, 1, 2, 3, 4, 5, 6, CLOSE_ZOOM]
/** The maximum of tiles for one trip; the overview ones come first. */
const TILES_MAX = 1_500

const columnOf = (longitude: number, tiles: number) => Math.floor(((longitude + 180) / 360) * tiles)
const rowOf = (latitude: number, tiles: number) => {
  const angle = (latitude * Math.PI) / 180
  return Math.floor(((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * tiles)
}

/** For each zoom, the tile that contains a point and the tiles around it, and how many of these are too many. */
export const tilesAround = (points: readonly Coordinates[]) => {
  const found = new Set<string>()
  for (const zoom of ZOOMS)
    for (const { latitude, longitude } of points) {
      const tiles = 2 ** zoom
      for (const right of [-1, 0, 1])
        for (const down of [-1, 0, 1]) {
          const y = rowOf(latitude, tiles) + down
          const x = (columnOf(longitude, tiles) + right + tiles) % tiles
          if (y >= 0 && y < tiles) found.add(`${zoom}/${x}/${y}`)
        }
    }
  const all = [...found].map((tile) => tile.split('/').map(Number) as [zoom: number, x: number, y: number])
  const tiles = all.slice(0, TILES_MAX)
  return { tiles, leftOut: all.length - tiles.length }
}

/** Keeps the parts of the built-in map around these points, and the code that draws the map. */
export const keepMapAround = async (points: readonly Coordinates[], keeper: Keeper): Promise<void> => {
  const source: Source = {
    getKey: () => archiveUrl,
    getBytes: async (offset, length) => ({
      data: await keeper.range(archiveUrl, `bytes=${offset}-${offset + length - 1}`),
    }),
  }
  const archive = new PMTiles(source)
  // The service worker caches these responses as they pass through it.
  await Promise.all([import('../maplibre/maplibre-map.tsx'), fetch(workerUrl), fetch(mapLibreStyles)])
  const { tiles, leftOut } = tilesAround(points)
  keeper.leaveOut(leftOut)
  await overAll(tiles, async ([zoom, x, y]) => {
    if (keeper.hasRoom()) await archive.getZxy(zoom, x, y)
  })
}
