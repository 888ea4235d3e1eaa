import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'
import { BASE_SOURCE, CLOSE_SOURCE, CLOSE_ZOOM, WATER_MINZOOM } from './base-sources.ts'
import type { MapPalette } from './map-palette.ts'
import { REGION_MINZOOM } from './region-ground.ts'

type Shape = Extract<LayerSpecification, { type: 'fill' | 'line' }>

const SHOWN: ExpressionSpecification = ['<=', ['coalesce', ['get', 'minzoom'], 0], ['zoom']]

/** The same layer for both sources: the overview and the detailed one, which ends at a zoom if one is given. */
const inBothSources = (layer: Omit<Shape, 'source'>, maxzoom?: number): LayerSpecification[] => [
  { ...layer, source: BASE_SOURCE, maxzoom: CLOSE_ZOOM } as Shape,
  {
    ...layer,
    id: `${layer.id}-close`,
    source: CLOSE_SOURCE,
    minzoom: CLOSE_ZOOM,
    ...(maxzoom && { maxzoom }),
  } as Shape,
]

/** The sunlit and shaded sides of mountains. They fade out as the map is enlarged, because the elevation data are coarse. */
const relief = (palette: MapPalette): Shape => ({
  id: 'relief',
  type: 'fill',
  source: BASE_SOURCE,
  'source-layer': 'relief',
  maxzoom: WATER_MINZOOM,
  paint: {
    'fill-color': ['case', ['>', ['get', 'level'], 0], palette.sunny, palette.shady],
    'fill-opacity': ['interpolate', ['linear'], ['zoom'], 4.5, 1, 6, 0],
    'fill-antialias': false,
  },
})

const water = (palette: MapPalette): LayerSpecification[] => [
  ...inBothSources({
    id: 'water',
    type: 'fill',
    'source-layer': 'water',
    minzoom: WATER_MINZOOM,
    paint: { 'fill-color': palette.water, 'fill-antialias': false },
  }),
  ...inBothSources({
    id: 'shore',
    type: 'line',
    'source-layer': 'water',
    minzoom: WATER_MINZOOM,
    layout: { 'line-join': 'round' },
    paint: {
      // The detailed tiles' shores are outlines of a sea and of bays that overlap it: seen as lines they would cross land and water.
      // They take the water's colour and only smooth its edge.
      'line-color': [
        'interpolate',
        ['linear'],
        ['zoom'],
        CLOSE_ZOOM - 1,
        palette.coast,
        CLOSE_ZOOM,
        palette.water,
      ],
      'line-width': ['interpolate', ['linear'], ['zoom'], 6, 0.5, 10, 0.9, 15, 1.4],
      'line-opacity': 0.75,
    },
  }),
]

const borders = (palette: MapPalette, maxzoom?: number): LayerSpecification[] => [
  ...inBothSources(
    {
      id: 'region-borders',
      type: 'line',
      'source-layer': 'region-borders',
      filter: SHOWN,
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': palette.boundary,
        'line-width': ['interpolate', ['linear'], ['zoom'], 3, 0.4, 6, 0.7, 12, 1.2],
        'line-dasharray': [3, 2],
        'line-opacity': ['interpolate', ['linear'], ['zoom'], 3, 0.45, 6, 0.7, 11, 0.6, 13, 0.3],
      },
    },
    maxzoom,
  ),
  ...inBothSources(
    {
      id: 'boundaries',
      type: 'line',
      'source-layer': 'boundaries',
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': palette.boundary,
        'line-width': ['interpolate', ['linear'], ['zoom'], 0, 0.4, 4, 0.9, 10, 1.8],
        // At close zoom, an error of some hundred metres would be visible.
        'line-opacity': ['interpolate', ['linear'], ['zoom'], 10, 1, 12, 0.35],
      },
    },
    maxzoom,
  ),
]

/** Land and water, mountains and borders; these only up to where a region's own begin, if the map shows one. */
export const baseShapes = (palette: MapPalette, isAmongStreets: boolean): LayerSpecification[] => [
  {
    id: 'ground',
    type: 'background',
    paint: { 'background-color': ['step', ['zoom'], palette.water, WATER_MINZOOM, palette.land] },
  },
  {
    id: 'land',
    type: 'fill',
    source: BASE_SOURCE,
    'source-layer': 'land',
    maxzoom: WATER_MINZOOM,
    // The coast is a line layer of its own, which smooths the edge; antialiasing here would show the seams between tiles.
    paint: { 'fill-color': palette.land, 'fill-antialias': false },
  },
  relief(palette),
  {
    id: 'coast',
    type: 'line',
    source: BASE_SOURCE,
    'source-layer': 'coast',
    maxzoom: WATER_MINZOOM,
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: {
      'line-color': palette.coast,
      'line-width': ['interpolate', ['linear'], ['zoom'], 0, 0.5, 4, 0.8],
    },
  },
  ...water(palette),
  ...borders(palette, isAmongStreets ? REGION_MINZOOM : undefined),
]
