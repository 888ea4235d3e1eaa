import type {
  ExpressionSpecification,
  LayerSpecification,
  StyleSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl'
import type { MapRegion } from '../map-source.ts'
import { type ColorScheme, MAP_PALETTES, type MapLook, type MapPalette } from './map-palette.ts'
import { REGION_MINZOOM } from './region-ground.ts'
import { outsideRegions, regionNames, regionShapes, regionSources } from './region-style.ts'
import { BOLD, FONT, ITALIC } from './style-fonts.ts'

export const BUILTIN_ATTRIBUTION =
  '<a href="https://www.naturalearthdata.com/" target="_blank" rel="noopener">Natural Earth</a> · ' +
  '<a href="https://www.geonames.org/" target="_blank" rel="noopener">GeoNames (CC BY 4.0)</a>'

/** The archive's coasts end at this zoom and are enlarged above it. */
export const NAMES_SOURCE = 'names'

const GEOMETRY_MAXZOOM = 6
/** The one zoom whose tiles hold every name. */
export const NAMES_ZOOM = 8

type TextStyle = { color: string; size: SymbolLayerSpecification['layout']; font: string[] }

const label = (
  layer: { id: string; source: string; sourceLayer: string; minzoom?: number; maxzoom?: number },
  palette: MapPalette,
  { color, size, font }: TextStyle,
): SymbolLayerSpecification => ({
  id: layer.id,
  type: 'symbol',
  source: layer.source,
  'source-layer': layer.sourceLayer,
  ...(layer.minzoom === undefined ? {} : { minzoom: layer.minzoom }),
  ...(layer.maxzoom === undefined ? {} : { maxzoom: layer.maxzoom }),
  filter: ['<=', ['get', 'minzoom'], ['zoom']],
  layout: {
    'text-field': ['get', 'name'],
    'text-font': font,
    'text-max-width': 7,
    'text-padding': 4,
    ...size,
  },
  paint: { 'text-color': color, 'text-halo-color': palette.halo, 'text-halo-width': 1.2 },
})

const placeNames = (
  id: string,
  source: string,
  zooms: { minzoom?: number; maxzoom?: number },
  palette: MapPalette,
) =>
  label({ id, source, sourceLayer: 'places', ...zooms }, palette, {
    color: palette.placeLabel,
    font: FONT,
    size: {
      'symbol-sort-key': ['get', 'rank'],
      'text-variable-anchor': ['center', 'top', 'bottom', 'left', 'right'],
      'text-radial-offset': 0.7,
      'text-size': [
        'interpolate',
        ['linear'],
        ['zoom'],
        2,
        ['interpolate', ['linear'], ['get', 'rank'], 10, 12, 40, 10.5],
        8,
        ['interpolate', ['linear'], ['get', 'rank'], 10, 19, 30, 13, 50, 11],
        12,
        ['interpolate', ['linear'], ['get', 'rank'], 10, 24, 30, 16, 50, 12],
      ],
    },
  })

const shapes = (palette: MapPalette): LayerSpecification[] => [
  { id: 'water', type: 'background', paint: { 'background-color': palette.water } },
  {
    id: 'land',
    type: 'fill',
    source: 'base',
    'source-layer': 'land',
    // The coast is drawn as a line of its own, which smooths the edge; a second smoothing would show tile seams.
    paint: { 'fill-color': palette.land, 'fill-antialias': false },
  },
  {
    id: 'coast',
    type: 'line',
    source: 'base',
    'source-layer': 'coast',
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: {
      'line-color': palette.coast,
      'line-width': ['interpolate', ['linear'], ['zoom'], 0, 0.5, 4, 0.8, 10, 1.4],
    },
  },
  {
    id: 'boundaries',
    type: 'line',
    source: 'base',
    'source-layer': 'boundaries',
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': palette.boundary,
      'line-width': ['interpolate', ['linear'], ['zoom'], 0, 0.4, 4, 0.9, 10, 1.6],
      // Close up they would be seen to be off by some hundred metres.
      'line-opacity': ['interpolate', ['linear'], ['zoom'], 10, 1, 12, 0.35],
    },
  },
]

const names = (palette: MapPalette): SymbolLayerSpecification[] => [
  label({ id: 'water-names', source: 'base', sourceLayer: 'water', maxzoom: 9 }, palette, {
    color: palette.waterLabel,
    font: ITALIC,
    size: { 'text-size': ['interpolate', ['linear'], ['zoom'], 1, 10.5, 6, 14], 'text-letter-spacing': 0.06 },
  }),
  placeNames('place-names', 'base', { minzoom: 2, maxzoom: NAMES_ZOOM }, palette),
  placeNames('all-place-names', NAMES_SOURCE, { minzoom: NAMES_ZOOM }, palette),
  label({ id: 'country-names', source: 'base', sourceLayer: 'countries', maxzoom: 7 }, palette, {
    color: palette.countryLabel,
    font: BOLD,
    size: {
      'symbol-sort-key': ['get', 'rank'],
      'text-variable-anchor': ['center', 'right', 'left', 'top', 'bottom'],
      'text-radial-offset': 0.9,
      'text-size': ['interpolate', ['linear'], ['zoom'], 1, 10.5, 3, 12.5, 6, 17],
      'text-letter-spacing': 0.05,
    },
  }),
]

/** Close up a region names its places itself; from further away the world's list does. */
const withoutRegions = (layers: SymbolLayerSpecification[], regions: readonly MapRegion[]) => {
  const outside = outsideRegions(regions)
  if (!outside) return layers
  return layers.map((layer): SymbolLayerSpecification => {
    if (layer.id !== 'all-place-names' || !layer.filter) return layer
    return {
      ...layer,
      filter: [
        'all',
        layer.filter as ExpressionSpecification,
        ['any', ['<', ['zoom'], REGION_MINZOOM], outside],
      ],
    }
  })
}

/** The built-in map. Both sources read one archive: coasts and weighty names, then the names of all places. */
export const builtinStyle = (
  look: MapLook,
  archiveUrl: string,
  regions: readonly MapRegion[] = [],
  archiveOf: (region: MapRegion) => string = () => '',
): StyleSpecification => {
  const palette = MAP_PALETTES[look]
  const tiles = [`pmtiles://${archiveUrl}/{z}/{x}/{y}`]
  return {
    version: 8,
    name: 'Andariego',
    sources: {
      base: {
        type: 'vector',
        tiles,
        minzoom: 0,
        maxzoom: GEOMETRY_MAXZOOM,
        attribution: BUILTIN_ATTRIBUTION,
      },
      [NAMES_SOURCE]: { type: 'vector', tiles, minzoom: NAMES_ZOOM, maxzoom: NAMES_ZOOM },
      ...regionSources(regions, archiveOf),
    },
    layers: [
      ...shapes(palette),
      ...regionShapes(regions, palette),
      ...withoutRegions(names(palette), regions),
      ...regionNames(regions, palette, look),
    ],
  }
}

/** The usual names of a tile server's hosts, where its template leaves them open with {s}. */
const SUBDOMAINS = ['a', 'b', 'c']
const tileUrls = (template: string): string[] =>
  template.includes('{s}') ? SUBDOMAINS.map((name) => template.replaceAll('{s}', name)) : [template]

/** A map of raster tiles, quieter in the dark scheme. */
export const rasterStyle = (
  scheme: ColorScheme,
  tileUrl: string,
  attribution: string,
): StyleSpecification => ({
  version: 8,
  sources: { raster: { type: 'raster', tiles: tileUrls(tileUrl), tileSize: 256, maxzoom: 19, attribution } },
  layers: [
    { id: 'background', type: 'background', paint: { 'background-color': MAP_PALETTES[scheme].land } },
    {
      id: 'raster',
      type: 'raster',
      source: 'raster',
      paint: scheme === 'dark' ? { 'raster-brightness-max': 0.72, 'raster-saturation': -0.35 } : {},
    },
  ],
})
