import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'
import type { MapPalette } from './map-palette.ts'

/** From this zoom on, a region's tiles show more than the base map. */
export const REGION_MINZOOM = 9

const among = (key: string, values: string[]): ExpressionSpecification => [
  'in',
  ['get', key],
  ['literal', values],
]

const GROUND: [colour: keyof MapPalette, kinds: string[]][] = [
  ['urban', ['residential', 'neighbourhood', 'allotments', 'urban_area', 'farmyard']],
  [
    'industry',
    ['industrial', 'commercial', 'railway', 'construction', 'military', 'aerodrome', 'quarry', 'religious'],
  ],
  ['field', ['farmland', 'meadow', 'orchard', 'grassland']],
  ['forest', ['forest', 'wood', 'scrub']],
  [
    'green',
    [
      'park',
      'garden',
      'grass',
      'village_green',
      'golf_course',
      'cemetery',
      'recreation_ground',
      'zoo',
      'camp_site',
      'theme_park',
      'wetland',
      'playground',
    ],
  ],
  ['pitch', ['pitch', 'stadium']],
  ['sand', ['beach', 'sand']],
  ['rock', ['bare_rock', 'barren']],
  ['ice', ['glacier']],
  ['school', ['school', 'university', 'college', 'hospital', 'kindergarten']],
  ['paved', ['pedestrian', 'parking', 'platform', 'apron', 'runway', 'taxiway', 'pier', 'marina']],
]

const groundColour = (palette: MapPalette): ExpressionSpecification =>
  [
    'match',
    ['get', 'kind'],
    ...GROUND.flatMap(([colour, kinds]) => [kinds, palette[colour]]),
    'rgba(0,0,0,0)',
  ] as unknown as ExpressionSpecification

type Area = Extract<LayerSpecification, { type: 'fill' | 'line' }>

/** The layers below the streets: land, land use, water and buildings. */
export const groundLayers = (palette: MapPalette): Omit<Area, 'source'>[] => [
  {
    id: 'earth',
    type: 'fill',
    'source-layer': 'earth',
    minzoom: REGION_MINZOOM + 1,
    filter: ['==', ['geometry-type'], 'Polygon'],
    // The land polygons of neighbouring tiles touch, and antialiasing would show the seams.
    paint: { 'fill-color': palette.land, 'fill-antialias': false },
  },
  {
    id: 'landcover',
    type: 'fill',
    'source-layer': 'landcover',
    minzoom: REGION_MINZOOM,
    paint: { 'fill-color': groundColour(palette), 'fill-opacity': 0.5 },
  },
  {
    id: 'landuse',
    type: 'fill',
    'source-layer': 'landuse',
    minzoom: REGION_MINZOOM,
    filter: ['!', among('kind', ['national_park', 'protected_area', 'nature_reserve'])],
    paint: { 'fill-color': groundColour(palette), 'fill-antialias': false },
  },
  {
    id: 'reserves',
    type: 'line',
    'source-layer': 'landuse',
    minzoom: REGION_MINZOOM,
    filter: among('kind', ['national_park', 'protected_area', 'nature_reserve']),
    paint: {
      'line-color': palette.nature,
      'line-opacity': 0.35,
      'line-width': 1.5,
      'line-dasharray': [3, 2],
    },
  },
  {
    id: 'water',
    type: 'fill',
    'source-layer': 'water',
    minzoom: REGION_MINZOOM,
    filter: ['==', ['geometry-type'], 'Polygon'],
    paint: { 'fill-color': palette.water, 'fill-antialias': false },
  },
  {
    id: 'streams',
    type: 'line',
    'source-layer': 'water',
    minzoom: REGION_MINZOOM,
    filter: ['all', ['==', ['geometry-type'], 'LineString'], ['!=', ['get', 'is_tunnel'], 1]],
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: {
      'line-color': palette.water,
      'line-width': [
        'interpolate',
        ['exponential', 1.4],
        ['zoom'],
        9,
        ['match', ['get', 'kind'], 'river', 0.8, 0.3],
        14,
        ['match', ['get', 'kind'], ['river', 'canal'], 3, 1.2],
        18,
        ['match', ['get', 'kind'], ['river', 'canal'], 14, 4],
      ],
    },
  },
  {
    id: 'buildings',
    type: 'fill',
    'source-layer': 'buildings',
    minzoom: 13,
    filter: ['==', ['geometry-type'], 'Polygon'],
    paint: {
      'fill-color': palette.building,
      'fill-outline-color': ['step', ['zoom'], palette.building, 15, palette.buildingEdge],
      'fill-opacity': ['interpolate', ['linear'], ['zoom'], 13, 0, 14, 1],
    },
  },
]
