import type { VectorTile } from '@mapbox/vector-tile'
import type { StyleSpecification } from '@maplibre/maplibre-gl-style-spec'
import { REGION_SOURCES } from '../builtin/region-style.ts'
import type { ReadTile } from './read-tiles.ts'
import { type PlacedTile, tilesOf, type View } from './view.ts'

export interface PlacedTileData {
  placed: PlacedTile
  tile: VectorTile
}

const ARCHIVE = /^pmtiles:\/\/(.*)\/\{z\}\/\{x\}\/\{y\}$/

/** The latitude of a row's northern edge. */
const latitudeOf = (row: number, zoom: number): number =>
  (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / 2 ** zoom))) * 180) / Math.PI

type Bounds = readonly [west: number, south: number, east: number, north: number]
const WORLD: Bounds = [-180, -90, 180, 90]

const isWithin = ([west, south, east, north]: Bounds, { zoom, x, y }: PlacedTile): boolean => {
  const longitudeOf = (column: number) => (column / 2 ** zoom) * 360 - 180
  return (
    longitudeOf(x) <= east &&
    longitudeOf(x + 1) >= west &&
    latitudeOf(y + 1, zoom) <= north &&
    latitudeOf(y, zoom) >= south
  )
}

/**
 * The tiles of each source of a style that cover the view. An imported region that cannot be read, such as one that was removed
 * meanwhile, has none: the base map is drawn without its streets. Any other failure rejects.
 */
export const tilesInView = async ({ sources }: StyleSpecification, view: View, read: ReadTile) => {
  const found = await Promise.all(
    Object.entries(sources).map(async ([name, source]): Promise<[string, PlacedTileData[]]> => {
      const archive = source.type === 'vector' && ARCHIVE.exec(source.tiles?.[0] ?? '')?.[1]
      if (source.type !== 'vector' || !archive) return [name, []]
      const { minzoom = 0, maxzoom = 22, bounds = WORLD } = source
      const covering = tilesOf(view, minzoom, maxzoom).filter((placed) => isWithin(bounds, placed))
      const reading = Promise.all(
        covering.map(async (placed) => {
          const tile = await read(archive, placed.zoom, placed.x, placed.y)
          return tile ? [{ placed, tile }] : []
        }),
      )
      const tiles = await (name.startsWith(REGION_SOURCES) ? reading.catch(() => []) : reading)
      return [name, tiles.flat()]
    }),
  )
  return new Map(found)
}
