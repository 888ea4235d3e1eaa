import type { VectorTile } from '@mapbox/vector-tile'
import type { StyleSpecification } from '@maplibre/maplibre-gl-style-spec'
import type { ReadTile } from './read-tiles.ts'
import { type PlacedTile, tilesOf, type View } from './view.ts'

export type PlacedTileData = { placed: PlacedTile; tile: VectorTile }

const ARCHIVE = /^pmtiles:\/\/(.*)\/\{z\}\/\{x\}\/\{y\}$/

/** The tiles of each source of a style that cover the view. */
export const tilesInView = async ({ sources }: StyleSpecification, view: View, read: ReadTile) => {
  const found = await Promise.all(
    Object.entries(sources).map(async ([name, source]): Promise<[string, PlacedTileData[]]> => {
      const archive = source.type === 'vector' && ARCHIVE.exec(source.tiles?.[0] ?? '')?.[1]
      if (source.type !== 'vector' || !archive) return [name, []]
      const { minzoom = 0, maxzoom = 22 } = source
      const tiles = await Promise.all(
        tilesOf(view, minzoom, maxzoom).map(async (placed) => {
          const tile = await read(archive, placed.zoom, placed.x, placed.y)
          return tile ? [{ placed, tile }] : []
        }),
      )
      return [name, tiles.flat()]
    }),
  )
  return new Map(found)
}
