import mapLibreStyles from 'maplibre-gl/dist/maplibre-gl.css?url'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { PMTiles, type Source } from 'pmtiles'
import { overAll } from '../../../platform/offline/keep-files.ts'
import type { Coordinates } from '../map-source.ts'
import archiveUrl from './base.pmtiles?url'
import { CLOSE_ZOOM } from './base-sources.ts'

/** Zoom levels of the archive: the overview ones, and the detailed one with all place names. */
const ZOOMS = [0, 1, 2, 3, 4, 5, 6, CLOSE_ZOOM]
/** The maximum of tiles for one trip; the overview ones come first. */
const TILES_MAX = 1_500

type Fetch = (url: string, range: string) => Promise<ArrayBuffer>

const columnOf = (longitude: number, tiles: number) => Math.floor(((longitude + 180) / 360) * tiles)
const rowOf = (latitude: number, tiles: number) => {
  const angle = (latitude * Math.PI) / 180
  return Math.floor(((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * tiles)
}

/** For each zoom, the tile that contains a point and the tiles around it. */
export const tilesAround = (points: readonly Coordinates[]): [zoom: number, x: number, y: number][] => {
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
  return [...found].slice(0, TILES_MAX).map((tile) => tile.split('/').map(Number) as [number, number, number])
}

/** Fetches the parts of the built-in map around these points with `fetchRange`, and the code that draws the map. */
export const keepMapAround = async (points: readonly Coordinates[], fetchRange: Fetch): Promise<void> => {
  const source: Source = {
    getKey: () => archiveUrl,
    getBytes: async (offset, length) => ({
      data: await fetchRange(archiveUrl, `bytes=${offset}-${offset + length - 1}`),
    }),
  }
  const archive = new PMTiles(source)
  // The service worker caches these responses as they pass through it.
  await Promise.all([import('../maplibre/maplibre-map.tsx'), fetch(workerUrl), fetch(mapLibreStyles)])
  await overAll(tilesAround(points), ([zoom, x, y]) => archive.getZxy(zoom, x, y))
}
