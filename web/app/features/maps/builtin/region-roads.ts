import type {
  DataDrivenPropertyValueSpecification,
  ExpressionSpecification,
  LineLayerSpecification,
} from 'maplibre-gl'
import type { MapPalette } from './map-palette.ts'
import { REGION_MINZOOM } from './region-ground.ts'
import { roadColour, roadWidth } from './road-widths.ts'

type Line = Omit<LineLayerSpecification, 'source'>

const detail = (...values: string[]): ExpressionSpecification => [
  'in',
  ['get', 'kind_detail'],
  ['literal', values],
]
const kind = (...values: string[]): ExpressionSpecification => ['in', ['get', 'kind'], ['literal', values]]
const IS_TUNNEL: ExpressionSpecification = ['==', ['to-number', ['get', 'is_tunnel']], 1]

const STREETS = kind('highway', 'major_road', 'minor_road')
/** The drawing order: more important roads are drawn above others. */
const ABOVE: DataDrivenPropertyValueSpecification<number> = [
  'match',
  ['get', 'kind_detail'],
  'motorway',
  6,
  'trunk',
  5,
  'primary',
  4,
  'secondary',
  3,
  'tertiary',
  2,
  'service',
  0,
  1,
]
const round = { 'line-cap': 'round', 'line-join': 'round' } as const

const line = (
  id: string,
  filter: ExpressionSpecification,
  paint: Line['paint'],
  minzoom = REGION_MINZOOM,
): Line => ({
  id,
  type: 'line',
  'source-layer': 'roads',
  minzoom,
  filter,
  layout: { 'line-join': 'round' },
  paint,
})

/** Roads by importance, paths, stairs, railways, lifts and ferries. Tunnels are fainter and drawn below. */
export const roadLayers = (palette: MapPalette): Line[] => [
  {
    ...line('tunnels', ['all', STREETS, IS_TUNNEL], {
      'line-color': palette.roadEdge,
      'line-width': roadWidth(0),
      'line-opacity': 0.35,
      'line-dasharray': [2, 1],
    }),
  },
  line('ferries', kind('ferry'), {
    'line-color': palette.waterLabel,
    'line-width': 1.2,
    'line-opacity': 0.6,
    'line-dasharray': [4, 3],
  }),
  line(
    'runways',
    detail('runway', 'taxiway'),
    {
      'line-color': palette.paved,
      'line-width': [
        'interpolate',
        ['exponential', 1.6],
        ['zoom'],
        10,
        1,
        14,
        ['match', ['get', 'kind_detail'], 'runway', 10, 4],
        18,
        ['match', ['get', 'kind_detail'], 'runway', 90, 30],
      ],
    },
    10,
  ),
  line(
    'paths',
    ['all', kind('path'), ['!', detail('steps', 'pedestrian')], ['!', IS_TUNNEL]],
    {
      'line-color': palette.path,
      'line-width': ['interpolate', ['linear'], ['zoom'], 12, 0.5, 14, 0.9, 18, 2.4],
      'line-opacity': ['interpolate', ['linear'], ['zoom'], 12, 0.4, 15, 0.9],
      'line-dasharray': [2.5, 1.6],
    },
    12,
  ),
  line(
    'steps',
    ['all', detail('steps'), ['!', IS_TUNNEL]],
    {
      'line-color': palette.path,
      'line-width': ['interpolate', ['linear'], ['zoom'], 13, 1, 16, 3, 18, 6],
      'line-dasharray': [0.5, 0.4],
    },
    14,
  ),
  {
    ...line(
      'pedestrian-edges',
      ['all', detail('pedestrian'), ['!', IS_TUNNEL]],
      {
        'line-color': palette.roadEdge,
        'line-width': ['interpolate', ['linear'], ['zoom'], 13, 1, 16, 6, 18, 14],
      },
      13,
    ),
    layout: round,
  },
  {
    ...line('street-edges', ['all', STREETS, ['!', IS_TUNNEL]], {
      'line-color': palette.roadEdge,
      'line-width': roadWidth(0.9),
    }),
    layout: { ...round, 'line-sort-key': ABOVE },
  },
  {
    ...line(
      'pedestrian',
      ['all', detail('pedestrian'), ['!', IS_TUNNEL]],
      {
        'line-color': palette.paved,
        'line-width': ['interpolate', ['linear'], ['zoom'], 13, 0.5, 16, 4.5, 18, 12],
      },
      13,
    ),
    layout: round,
  },
  {
    ...line('streets', ['all', STREETS, ['!', IS_TUNNEL]], {
      'line-color': roadColour(palette),
      'line-width': roadWidth(0),
    }),
    layout: { ...round, 'line-sort-key': ABOVE },
  },
  line('rails', ['all', kind('rail'), ['!', IS_TUNNEL]], {
    'line-color': palette.rail,
    'line-width': ['interpolate', ['linear'], ['zoom'], 9, 0.6, 14, 1.4, 18, 3],
  }),
  line(
    'rail-ties',
    ['all', kind('rail'), ['!', IS_TUNNEL]],
    {
      'line-color': palette.rail,
      'line-width': ['interpolate', ['linear'], ['zoom'], 13, 3, 18, 8],
      'line-dasharray': [0.15, 1.6],
    },
    13,
  ),
  line(
    'lifts',
    kind('aerialway'),
    { 'line-color': palette.rail, 'line-width': 1.4, 'line-dasharray': [6, 2, 1, 2] },
    12,
  ),
  {
    id: 'borders',
    type: 'line',
    'source-layer': 'boundaries',
    minzoom: REGION_MINZOOM,
    filter: kind('country', 'region', 'county'),
    paint: {
      'line-color': palette.boundary,
      'line-width': ['match', ['get', 'kind'], 'country', 2, 'region', 1.3, 0.8],
      'line-opacity': 0.8,
      'line-dasharray': [4, 2],
    },
  },
]
