import type { ExpressionSpecification, SymbolLayerSpecification } from 'maplibre-gl'
import type { MapLook, MapPalette } from './map-palette.ts'
import { OTHER, POI_GROUPS } from './poi-groups.ts'
import { BOLD, FONT, ITALIC } from './style-fonts.ts'

/** The layer of towns' names. */
export const TOWNS = 'towns'

type Label = Omit<SymbolLayerSpecification, 'source'>

/** The Spanish name, if the data have one. */
const NAME: ExpressionSpecification = ['coalesce', ['get', 'name:es'], ['get', 'name']]
const from = (zoom: number): ExpressionSpecification => ['coalesce', ['get', 'min_zoom'], zoom]
const shown = (fallback: number): ExpressionSpecification => [
  'all',
  ['has', 'name'],
  ['<=', from(fallback), ['zoom']],
]

const groupOf = (value: (name: string) => string): ExpressionSpecification =>
  [
    'match',
    ['get', 'kind'],
    ...Object.entries(POI_GROUPS).flatMap(([name, { kinds }]) => [kinds, value(name)]),
    value(OTHER),
  ] as unknown as ExpressionSpecification

/** The image id of a pin. */
export const pinName = (group: string, look: MapLook) => `poi-${group}-${look}`
/** The same as an expression over a feature's data. */
export const pinOf = (group: ExpressionSpecification, look: MapLook): ExpressionSpecification => [
  'concat',
  'poi-',
  group,
  `-${look}`,
]

const halo = (palette: MapPalette, color: string, width = 1.4) => ({
  'text-color': color,
  'text-halo-color': palette.halo,
  'text-halo-width': width,
})

/** Names of streets, water, woods, quarters and towns, house numbers, and pins of places to visit. */
export const regionLabels = (palette: MapPalette, look: MapLook): Label[] => [
  {
    id: 'house-numbers',
    type: 'symbol',
    'source-layer': 'buildings',
    minzoom: 17,
    filter: ['has', 'addr_housenumber'],
    layout: { 'text-field': ['get', 'addr_housenumber'], 'text-font': FONT, 'text-size': 10.5 },
    paint: halo(palette, palette.roadLabel),
  },
  {
    id: 'street-names',
    type: 'symbol',
    'source-layer': 'roads',
    minzoom: 12,
    filter: ['has', 'name'],
    layout: {
      'symbol-placement': 'line',
      'text-field': NAME,
      'text-font': FONT,
      'text-size': ['interpolate', ['linear'], ['zoom'], 12, 10, 18, 13.5],
      'symbol-spacing': 320,
      'text-max-angle': 32,
    },
    paint: halo(palette, palette.roadLabel),
  },
  {
    id: 'area-names',
    type: 'symbol',
    'source-layer': 'landuse',
    minzoom: 14,
    filter: [
      'all',
      ['has', 'name'],
      ['in', ['get', 'kind'], ['literal', ['forest', 'wood', 'cemetery', 'university', 'nature_reserve']]],
    ],
    layout: { 'text-field': NAME, 'text-font': ITALIC, 'text-size': 11, 'text-max-width': 8 },
    paint: halo(palette, palette.nature),
  },
  {
    id: 'stream-names',
    type: 'symbol',
    'source-layer': 'water',
    minzoom: 13,
    filter: ['all', ['has', 'name'], ['==', ['geometry-type'], 'LineString']],
    layout: {
      'symbol-placement': 'line',
      'text-field': NAME,
      'text-font': ITALIC,
      'text-size': 11.5,
      'symbol-spacing': 400,
    },
    paint: halo(palette, palette.waterLabel),
  },
  {
    id: 'lake-names',
    type: 'symbol',
    'source-layer': 'water',
    minzoom: 11,
    filter: ['all', ['has', 'name'], ['!=', ['geometry-type'], 'LineString']],
    layout: { 'text-field': NAME, 'text-font': ITALIC, 'text-size': 11.5, 'text-max-width': 7 },
    paint: halo(palette, palette.waterLabel),
  },
  {
    id: 'pins',
    type: 'symbol',
    'source-layer': 'pois',
    minzoom: 10,
    filter: ['<=', from(16), ['zoom']],
    layout: {
      'symbol-sort-key': from(16),
      'icon-image': groupOf((name) => pinName(name, look)),
      'icon-size': ['interpolate', ['linear'], ['zoom'], 12, 0.8, 17, 1],
      'icon-padding': 3,
      'text-field': [
        'case',
        ['all', ['has', 'elevation'], ['has', 'name']],
        ['concat', NAME, '\n', ['to-string', ['get', 'elevation']], ' m'],
        ['coalesce', NAME, ''],
      ],
      'text-font': FONT,
      'text-size': 11.5,
      'text-max-width': 8,
      'text-variable-anchor': ['top', 'left', 'right', 'bottom'],
      'text-radial-offset': 0.95,
      'text-optional': true,
    },
    paint: halo(palette, palette.placeLabel),
  },
  {
    id: 'quarters',
    type: 'symbol',
    'source-layer': 'places',
    minzoom: 11,
    maxzoom: 17,
    filter: ['all', ['==', ['get', 'kind'], 'neighbourhood'], shown(12)],
    layout: {
      'symbol-sort-key': ['coalesce', ['get', 'rank'], ['get', 'min_zoom'], 60],
      'text-field': NAME,
      'text-font': BOLD,
      'text-size': 11.5,
      'text-letter-spacing': 0.06,
      'text-max-width': 7,
    },
    paint: halo(palette, palette.countryLabel, 1.6),
  },
  {
    id: TOWNS,
    type: 'symbol',
    'source-layer': 'places',
    minzoom: 9,
    filter: ['all', ['in', ['get', 'kind'], ['literal', ['locality', 'island']]], shown(10)],
    layout: {
      'symbol-sort-key': ['coalesce', ['get', 'rank'], ['get', 'min_zoom'], 60],
      'text-field': NAME,
      'text-font': ['match', ['get', 'kind_detail'], ['city', 'town'], ['literal', BOLD], ['literal', FONT]],
      'text-size': [
        'interpolate',
        ['linear'],
        ['zoom'],
        9,
        ['match', ['get', 'kind_detail'], 'city', 15, 'town', 13, 11],
        15,
        ['match', ['get', 'kind_detail'], 'city', 21, 'town', 18, 14],
      ],
      'text-max-width': 7,
      // Beside a cluster or pin that stands at the name's own position.
      'text-variable-anchor': ['center', 'top', 'bottom', 'left', 'right'],
      'text-radial-offset': 1.7,
    },
    paint: halo(palette, palette.placeLabel, 1.8),
  },
]
