import type { ExpressionSpecification, SymbolLayerSpecification } from 'maplibre-gl'
import type { MapRegion } from '../map-source.ts'
import { BASE_SOURCE, CLOSE_SOURCE, CLOSE_ZOOM } from './base-sources.ts'
import type { MapLook, MapPalette } from './map-palette.ts'
import { REGION_MINZOOM } from './region-ground.ts'
import { pinOf } from './region-labels.ts'
import { outsideRegions } from './region-style.ts'
import { BOLD, FONT, ITALIC } from './style-fonts.ts'

type Layer = Pick<SymbolLayerSpecification, 'id' | 'source' | 'source-layer' | 'minzoom' | 'maxzoom'>
interface TextStyle {
  color: string
  font: string[]
  layout: SymbolLayerSpecification['layout']
}

const label = (layer: Layer, palette: MapPalette, { color, font, layout }: TextStyle) =>
  ({
    ...layer,
    type: 'symbol',
    filter: ['<=', ['get', 'minzoom'], ['zoom']],
    layout: {
      'text-field': ['get', 'name'],
      'text-font': font,
      'text-max-width': 7,
      'text-padding': 4,
      ...layout,
    },
    paint: { 'text-color': color, 'text-halo-color': palette.halo, 'text-halo-width': 1.2 },
  }) satisfies SymbolLayerSpecification

const placeNames = (layer: Omit<Layer, 'source-layer'>, palette: MapPalette) =>
  label({ ...layer, 'source-layer': 'places' }, palette, {
    color: palette.placeLabel,
    font: FONT,
    layout: {
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

/** Landmarks and airports, each with the icon of its kind. */
const sights = (palette: MapPalette, look: MapLook) =>
  label({ id: 'sights', source: CLOSE_SOURCE, 'source-layer': 'sights', minzoom: CLOSE_ZOOM }, palette, {
    color: palette.placeLabel,
    font: ITALIC,
    layout: {
      'symbol-sort-key': ['get', 'rank'],
      'icon-image': pinOf(['get', 'pin'], look),
      'icon-size': ['interpolate', ['linear'], ['zoom'], 8, 0.85, 13, 1.1],
      'icon-padding': 3,
      'text-size': 11.5,
      'text-max-width': 8,
      'text-variable-anchor': ['top', 'left', 'right', 'bottom'],
      'text-radial-offset': 1.05,
      'text-optional': true,
    },
  })

const names = (palette: MapPalette, look: MapLook): SymbolLayerSpecification[] => [
  label(
    { id: 'water-names', source: BASE_SOURCE, 'source-layer': 'water-names', maxzoom: CLOSE_ZOOM },
    palette,
    {
      color: palette.waterLabel,
      font: ITALIC,
      layout: {
        'text-size': ['interpolate', ['linear'], ['zoom'], 1, 10.5, 6, 14],
        'text-letter-spacing': 0.06,
      },
    },
  ),
  label(
    { id: 'region-names', source: BASE_SOURCE, 'source-layer': 'regions', minzoom: 4, maxzoom: CLOSE_ZOOM },
    palette,
    {
      color: palette.countryLabel,
      font: ITALIC,
      layout: {
        'symbol-sort-key': ['get', 'rank'],
        'text-variable-anchor': ['center', 'top', 'bottom'],
        'text-radial-offset': 1,
        'text-size': ['interpolate', ['linear'], ['zoom'], 4, 10, 8, 13],
        'text-letter-spacing': 0.08,
        'text-padding': 12,
      },
    },
  ),
  sights(palette, look),
  placeNames({ id: 'place-names', source: BASE_SOURCE, minzoom: 2, maxzoom: CLOSE_ZOOM }, palette),
  placeNames({ id: 'all-place-names', source: CLOSE_SOURCE, minzoom: CLOSE_ZOOM }, palette),
  label({ id: 'country-names', source: BASE_SOURCE, 'source-layer': 'countries', maxzoom: 7 }, palette, {
    color: palette.countryLabel,
    font: BOLD,
    layout: {
      'symbol-sort-key': ['get', 'rank'],
      'text-variable-anchor': ['center', 'right', 'left', 'top', 'bottom'],
      'text-radial-offset': 0.9,
      'text-size': ['interpolate', ['linear'], ['zoom'], 1, 10.5, 3, 12.5, 6, 17],
      'text-letter-spacing': 0.05,
    },
  }),
]

/** The labels of the map. Where a region has streets, its own labels replace them at close zoom. */
export const baseLabels = (
  palette: MapPalette,
  look: MapLook,
  regions: readonly MapRegion[],
): SymbolLayerSpecification[] => {
  const outside = outsideRegions(regions)
  if (!outside) return names(palette, look)
  return names(palette, look).map((layer): SymbolLayerSpecification => {
    if (layer.source !== CLOSE_SOURCE || !layer.filter) return layer
    const near: ExpressionSpecification = ['any', ['<', ['zoom'], REGION_MINZOOM], outside]
    return { ...layer, filter: ['all', layer.filter as ExpressionSpecification, near] }
  })
}
