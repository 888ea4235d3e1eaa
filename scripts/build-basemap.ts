/**
 * Makes the built-in map: node scripts/build-basemap.ts. Its output is committed; run it again only to change the map.
 * Natural Earth (public domain) draws coasts and borders, GeoNames (CC BY 4.0) names the places.
 */
import { writeFileSync } from 'node:fs'
import { type Tile, writeArchive } from '@andariego/map-regions/pmtiles-writer'
import type { Feature, Point } from 'geojson'
import GeoJsonTiles, { type LegacyTile } from 'geojson-vt'
import { fromGeojsonVt } from 'vt-pbf'
import { landTiles } from './basemap/land-tiles.ts'
import { countryLabels, readWorld } from './basemap/natural-earth.ts'
import { type Place, readPlaces } from './basemap/places.ts'
import { WATER_NAMES } from './basemap/water-names.ts'

/** Land and lines end here; above, the renderer enlarges these tiles. */
const GEOMETRY_MAXZOOM = 6
/** One more level holds nothing but the names of all places, for a second source on the same archive. */
const NAMES_ZOOM = 8
/** Coarser coasts suffice up to here. */
const COARSE_MAXZOOM = 3
const OUTPUT = new URL('../web/app/features/maps/builtin/base.pmtiles', import.meta.url)

type Layers = Record<string, Pick<GeoJsonTiles, 'getTile'>>

const tiled = (features: Feature[], maxZoom: number) =>
  new GeoJsonTiles({ type: 'FeatureCollection', features }, { maxZoom, indexMaxZoom: 4 })

const point = <T>(properties: T, longitude: number, latitude: number): Feature<Point, T> => ({
  type: 'Feature',
  properties,
  geometry: { type: 'Point', coordinates: [longitude, latitude] },
})

const placePoint = ({ longitude, latitude, ...properties }: Place) => point(properties, longitude, latitude)

/** Names only where they may be shown: a tile holds no place that appears at a higher zoom than it serves. */
const shownAt = (tile: LegacyTile, zoom: number): LegacyTile => ({
  features: tile.features.filter(({ tags }) => Number(tags?.minzoom ?? 0) <= zoom),
})

const cutTiles = (layers: Layers, zoom: number, lastNameZoom: number): Tile[] => {
  const side = 2 ** zoom
  return Array.from({ length: side * side }, (_, index) => {
    const [x, y] = [index % side, Math.floor(index / side)]
    const found: Record<string, LegacyTile> = {}
    for (const [name, tiles] of Object.entries(layers)) {
      const tile = tiles.getTile(zoom, x, y)
      const shown = tile && shownAt(tile, lastNameZoom)
      if (shown && shown.features.length > 0) found[name] = shown
    }
    return { zoom, x, y, data: fromGeojsonVt(found, { version: 2 }) }
  }).filter(({ data }) => data.length > 0)
}

const geometry = (detail: '50m' | '10m', maxZoom: number): Layers => {
  const { land, coast, boundaries } = readWorld(detail)
  return {
    land: landTiles(land, maxZoom),
    coast: tiled(coast, maxZoom),
    boundaries: tiled(boundaries, maxZoom),
  }
}

const places = readPlaces()
const names: Layers = {
  countries: tiled(countryLabels().features, GEOMETRY_MAXZOOM),
  water: tiled(
    WATER_NAMES.map(([name, longitude, latitude, minzoom]) => point({ name, minzoom }, longitude, latitude)),
    GEOMETRY_MAXZOOM,
  ),
  places: tiled(places.filter(({ minzoom }) => minzoom < NAMES_ZOOM).map(placePoint), GEOMETRY_MAXZOOM),
}
const coarse = { ...geometry('50m', COARSE_MAXZOOM + 1), ...names }
const fine = { ...geometry('10m', GEOMETRY_MAXZOOM), ...names }
const allPlaces = { places: tiled(places.map(placePoint), NAMES_ZOOM) }

const tiles: Tile[] = []
for (let zoom = 0; zoom <= GEOMETRY_MAXZOOM; zoom++) {
  const lastNameZoom = zoom === GEOMETRY_MAXZOOM ? NAMES_ZOOM : zoom
  tiles.push(...cutTiles(zoom <= COARSE_MAXZOOM ? coarse : fine, zoom, lastNameZoom))
}
tiles.push(...cutTiles(allPlaces, NAMES_ZOOM, Number.POSITIVE_INFINITY))

const archive = writeArchive(tiles, {
  minzoom: 0,
  maxzoom: NAMES_ZOOM,
  json: {
    name: 'Andariego',
    attribution: 'Natural Earth, GeoNames (CC BY 4.0)',
    vector_layers: [...Object.keys(fine)].map((id) => ({ id, fields: {} })),
  },
})
writeFileSync(OUTPUT, archive)
process.stdout.write(
  `${tiles.length} tiles, ${places.length} places, ${(archive.length / 1e6).toFixed(2)} MB\n`,
)
