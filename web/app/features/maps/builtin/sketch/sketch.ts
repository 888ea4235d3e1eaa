import type { FeatureCollection } from 'geojson'
import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl'
import { MAP_PALETTES, type MapLook, type MapPalette } from '../map-palette.ts'
import { BOLD, FONT } from '../style-fonts.ts'

/**
 * What the built-in map draws where it has no streets: meridians and parallels, distance rings, and signs to places outside the
 * view.
 */
export const SKETCH_SOURCE = 'sketch'
export const NO_SKETCH: FeatureCollection = { type: 'FeatureCollection', features: [] }
/** Below this zoom, the map itself shows enough. */
export const SKETCH_MINZOOM = 9.5

const only = (kind: string): ExpressionSpecification => ['==', ['get', 'sketch'], kind]

const lines = (palette: MapPalette): LayerSpecification[] => [
  {
    id: 'graticule',
    type: 'line',
    source: SKETCH_SOURCE,
    minzoom: SKETCH_MINZOOM,
    filter: only('graticule'),
    paint: {
      'line-color': palette.countryLabel,
      'line-width': 0.6,
      'line-opacity': ['interpolate', ['linear'], ['zoom'], 9.5, 0, 11, 0.22],
    },
  },
  {
    id: 'rings',
    type: 'line',
    source: SKETCH_SOURCE,
    filter: only('ring'),
    paint: {
      'line-color': palette.sight,
      'line-width': 1.1,
      'line-opacity': 0.55,
      'line-dasharray': [2, 3],
    },
  },
]

const onLine = (id: string, kind: string, color: string, palette: MapPalette): LayerSpecification => ({
  id,
  type: 'symbol',
  source: SKETCH_SOURCE,
  minzoom: SKETCH_MINZOOM,
  filter: only(kind),
  layout: {
    'symbol-placement': 'line-center',
    'text-field': ['get', 'text'],
    'text-font': FONT,
    'text-size': 10.5,
    'text-padding': 6,
  },
  paint: { 'text-color': color, 'text-halo-color': palette.halo, 'text-halo-width': 1.6 },
})

const words = (palette: MapPalette): LayerSpecification[] => [
  onLine('ring-distances', 'ring', palette.sight, palette),
  {
    id: 'signs',
    type: 'symbol',
    source: SKETCH_SOURCE,
    filter: only('sign'),
    layout: {
      'symbol-sort-key': ['get', 'rank'],
      'text-field': ['get', 'text'],
      'text-font': BOLD,
      'text-size': 12,
      'text-anchor': ['get', 'anchor'],
      'text-max-width': 12,
      'text-justify': 'auto',
      'text-padding': 5,
    },
    paint: {
      'text-color': ['case', ['==', ['get', 'own'], true], palette.food, palette.placeLabel],
      'text-halo-color': palette.halo,
      'text-halo-width': 2,
    },
  },
]

/** Hides the icons of landmarks that the map is about, because they already have a pin. */
export const withoutSights = (style: StyleSpecification, names: readonly string[]): StyleSpecification => ({
  ...style,
  layers: style.layers.map((layer) =>
    layer.id === 'sights' && layer.type === 'symbol' && names.length > 0
      ? {
          ...layer,
          filter: [
            'all',
            layer.filter as ExpressionSpecification,
            ['!', ['in', ['get', 'name'], ['literal', [...names]]]],
          ],
        }
      : layer,
  ),
})

/** Adds the sketch to a style: its lines below the streets of regions, its labels above other names. */
export const withSketch = (
  style: StyleSpecification,
  look: MapLook,
  data: FeatureCollection,
): StyleSpecification => {
  const palette = MAP_PALETTES[look]
  const borders = style.layers.findLastIndex(({ id }) => id === 'boundaries-close')
  return {
    ...style,
    sources: { ...style.sources, [SKETCH_SOURCE]: { type: 'geojson', data } },
    layers: [
      ...style.layers.slice(0, borders + 1),
      ...lines(palette),
      onLine('graticule-angles', 'graticule', palette.countryLabel, palette),
      ...style.layers.slice(borders + 1),
      ...words(palette),
    ],
  }
}
