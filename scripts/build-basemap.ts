/**
 * Makes the built-in map: npm run build:basemap. Its output is committed; run it again only to change the map.
 * From afar Natural Earth (public domain) draws coasts, borders of countries and regions, close up OpenStreetMap (ODbL) the
 * water; GeoNames (CC BY 4.0) and our own list name what there is, and NASA's heights shade the mountains.
 */
import { writeFileSync } from 'node:fs'
import { type Tile, writeArchive } from '@andariego/map-regions/pmtiles-writer'
import type { Feature, Point } from 'geojson'
import GeoJsonTiles, { type LegacyTile } from 'geojson-vt'
import { fromGeojsonVt } from 'vt-pbf'
import { landTiles } from './basemap/land-tiles.ts'
import { countryLabels, readWorld } from './basemap/natural-earth.ts'
import { readPlaces } from './basemap/places.ts'
import { readRegionBorders } from './basemap/region-borders.ts'
import { readRegionNames } from './basemap/region-names.ts'
import { readRelief } from './basemap/relief.ts'
import { IN_WATER, readSights } from './basemap/sights.ts'
import { WATER_NAMES } from './basemap/water-names.ts'
import { WATER_ZOOMS, waterTiles } from './basemap/waterbodies.ts'

/** The last zoom with Natural Earth's coasts; two zooms with OpenStreetMap's water follow, each enlarged until the next. */
const LAND_MAXZOOM = 5
/** Up to this zoom coarser coasts suffice. */
const COARSE_MAXZOOM = 3
const [MIDDLE_ZOOM, CLOSE_ZOOM] = WATER_ZOOMS
const OUTPUT = new URL('../web/app/features/maps/builtin/base.pmtiles', import.meta.url)

type Layers = Record<string, Pick<GeoJsonTiles, 'getTile'>>

/** A set's last zoom is never simplified, so simplified sets get one more. */
const tiled = (features: Feature[], maxZoom: number, tolerance = 3) =>
  new GeoJsonTiles({ type: 'FeatureCollection', features }, { maxZoom, tolerance, indexMaxZoom: 4 })

const points = (things: readonly { longitude: number; latitude: number }[], maxZoom: number) =>
  tiled(
    things.map(
      ({ longitude, latitude, ...properties }): Feature<Point> => ({
        type: 'Feature',
        properties,
        geometry: { type: 'Point', coordinates: [longitude, latitude] },
      }),
    ),
    maxZoom,
  )

/** Drops features that only appear at a higher zoom than the tile is for. */
const shownAt = (tile: LegacyTile, zoom: number): LegacyTile => ({
  features: tile.features.filter(({ tags }) => Number(tags?.minzoom ?? 0) <= zoom),
})

const cutTiles = (layers: Layers, zoom: number, lastShownZoom: number): Tile[] => {
  const side = 2 ** zoom
  return Array.from({ length: side * side }, (_, index) => {
    const [x, y] = [index % side, Math.floor(index / side)]
    const found: Record<string, LegacyTile> = {}
    for (const [name, tiles] of Object.entries(layers)) {
      const tile = tiles.getTile(zoom, x, y)
      const shown = tile && shownAt(tile, lastShownZoom)
      if (shown && shown.features.length > 0) found[name] = shown
    }
    return { zoom, x, y, data: fromGeojsonVt(found, { version: 2 }) }
  }).filter(({ data }) => data.length > 0)
}

const coasts = (detail: '50m' | '10m', maxZoom: number): Layers => {
  const { land, coast, boundaries } = readWorld(detail)
  return {
    land: landTiles(land, maxZoom),
    coast: tiled(coast, maxZoom),
    boundaries: tiled(boundaries, maxZoom),
  }
}

const places = readPlaces()
const sights = readSights()
const names: Layers = {
  countries: tiled(countryLabels().features, MIDDLE_ZOOM),
  regions: points(readRegionNames(), MIDDLE_ZOOM),
  'water-names': points(
    WATER_NAMES.map(([name, longitude, latitude, minzoom]) => ({ name, minzoom, longitude, latitude })),
    MIDDLE_ZOOM,
  ),
  places: points(
    places.filter(({ minzoom }) => minzoom < CLOSE_ZOOM),
    MIDDLE_ZOOM,
  ),
}
const borders: Layers = {
  boundaries: tiled(readWorld('10m').boundaries, CLOSE_ZOOM),
  'region-borders': tiled(readRegionBorders(), CLOSE_ZOOM + 1, 8),
}
const relief = tiled(await readRelief(), LAND_MAXZOOM + 1, 8)
const coarse: Layers = { ...borders, ...names, ...coasts('50m', COARSE_MAXZOOM + 1), relief }
const fine: Layers = { ...borders, ...names, ...coasts('10m', LAND_MAXZOOM), relief }
const close: Layers = {
  ...borders,
  places: points(places, CLOSE_ZOOM),
  sights: points(sights, CLOSE_ZOOM),
}

/** Joins the layers of tiles with the same position. */
const joined = (tiles: Iterable<Tile>): Tile[] => {
  const byPlace = new Map<string, Tile>()
  for (const tile of tiles) {
    const key = `${tile.zoom}/${tile.x}/${tile.y}`
    const known = byPlace.get(key)
    byPlace.set(key, known ? { ...known, data: Buffer.concat([known.data, tile.data]) } : tile)
  }
  return [...byPlace.values()]
}

const tiles = joined([
  ...Array.from({ length: LAND_MAXZOOM + 1 }, (_, zoom) =>
    cutTiles(zoom <= COARSE_MAXZOOM ? coarse : fine, zoom, zoom),
  ).flat(),
  ...cutTiles({ ...borders, ...names }, MIDDLE_ZOOM, CLOSE_ZOOM),
  ...cutTiles(close, CLOSE_ZOOM, Number.POSITIVE_INFINITY),
  ...waterTiles([...places, ...sights.filter(({ pin }) => !IN_WATER.has(pin))]),
])

const archive = writeArchive(tiles, {
  minzoom: 0,
  maxzoom: CLOSE_ZOOM,
  json: {
    name: 'Andariego',
    attribution: '© OpenStreetMap contributors (ODbL), Natural Earth, GeoNames (CC BY 4.0), NASA',
    vector_layers: [...new Set([...Object.keys(fine), ...Object.keys(close), 'water'])].map((id) => ({
      id,
      fields: {},
    })),
  },
})
writeFileSync(OUTPUT, archive)
process.stdout.write(
  `${tiles.length} tiles, ${places.length} places, ${(archive.length / 1e6).toFixed(2)} MB\n`,
)
