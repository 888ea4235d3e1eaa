import type { Feature } from 'geojson'
import GeoJsonTiles, { type LegacyTile } from 'geojson-vt'
import { VISIBLE_SPILL, worstSpill } from './spill.ts'

/** Simplification tolerances for coasts, in tile units, in the order in which they are tried. */
const TOLERANCES = [3, 2, 4, 1, 6, 0.5, 9]

const spillOf = (tile: LegacyTile) =>
  worstSpill(tile.features.map((feature) => (feature.type === 3 ? feature.geometry : [])))

/** Makes tiles of land, each with the first tolerance whose polygons triangulate cleanly. */
export const landTiles = (features: Feature[], maxZoom: number) => {
  const tiled = (tolerance: number, lastZoom: number) =>
    new GeoJsonTiles(
      { type: 'FeatureCollection', features },
      { maxZoom: lastZoom, indexMaxZoom: 4, tolerance },
    )
  const made = new Map<number, GeoJsonTiles>()
  /** A set's last zoom is not simplified at all, so the sets for other tolerances have one more zoom. */
  const simplified = (tolerance: number) => {
    const tiles = made.get(tolerance) ?? tiled(tolerance, maxZoom + 1)
    made.set(tolerance, tiles)
    return tiles
  }
  const plain = tiled(3, maxZoom)
  return {
    getTile: (zoom: number, x: number, y: number): LegacyTile | null => {
      const first = plain.getTile(zoom, x, y)
      if (!first || spillOf(first) <= VISIBLE_SPILL) return first
      for (const tolerance of TOLERANCES) {
        const tile = simplified(tolerance).getTile(zoom, x, y)
        if (tile && spillOf(tile) <= VISIBLE_SPILL) return tile
      }
      throw new Error(`No simplification of the land in ${zoom}/${x}/${y} fills cleanly.`)
    },
  }
}
