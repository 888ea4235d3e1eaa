import type { VectorTileFeature } from '@mapbox/vector-tile'
import {
  type FilterSpecification,
  featureFilter,
  type LayerSpecification,
  normalizePropertyExpression,
  type StylePropertySpecification,
  type StyleSpecification,
} from '@maplibre/maplibre-gl-style-spec'
import type { PlacedTile } from './view.ts'

type Shown = Extract<LayerSpecification, { type: 'background' | 'fill' | 'line' | 'symbol' }>

/** The style properties that are drawn, with their type and default value. */
const PROPERTIES = {
  'background-color': ['color', '#000000'],
  'fill-color': ['color', '#000000'],
  'fill-opacity': ['number', 1],
  'line-color': ['color', '#000000'],
  'line-opacity': ['number', 1],
  'line-width': ['number', 1],
  'line-dasharray': ['array', null],
  'line-cap': ['enum', 'butt'],
  'line-join': ['enum', 'miter'],
  'line-sort-key': ['number', 0],
  'symbol-placement': ['enum', 'point'],
  'symbol-sort-key': ['number', 0],
  'icon-image': ['resolvedImage', null],
  'text-field': ['formatted', ''],
  'text-font': ['array', ['Figtree']],
  'text-size': ['number', 16],
  'text-max-width': ['number', 10],
  'text-letter-spacing': ['number', 0],
  'text-radial-offset': ['number', 0],
  'text-variable-anchor': ['array', null],
  'text-color': ['color', '#000000'],
  'text-halo-color': ['color', 'rgba(0, 0, 0, 0)'],
  'text-halo-width': ['number', 0],
} as const satisfies Record<string, readonly [type: string, default_: unknown]>
type Property = keyof typeof PROPERTIES

const specificationOf = (name: Property) => {
  const [type, default_] = PROPERTIES[name]
  const isSteady = type === 'enum' || type === 'resolvedImage' || type === 'formatted' || type === 'array'
  return {
    type,
    default: default_,
    ...(name === 'text-font' || name === 'text-variable-anchor' ? { value: 'string' } : {}),
    ...(name === 'line-dasharray' ? { value: 'number' } : {}),
    'property-type': 'data-driven',
    expression: { interpolated: !isSteady, parameters: ['zoom', 'feature'] },
  } as unknown as StylePropertySpecification
}

/** The extent in which style expressions compare areas; the points of tiles are converted to it. */
const UNITS = 8192
const measured = (feature: VectorTileFeature) => ({
  type: feature.type,
  properties: feature.properties,
  geometry: feature
    .loadGeometry()
    .map((line) =>
      line.map(({ x, y }) => ({ x: (x * UNITS) / feature.extent, y: (y * UNITS) / feature.extent })),
    ),
})

/** A layer of a style at one zoom: which features it shows, and how. */
export interface StyleLayer {
  type: Shown['type']
  source: string | null
  sourceLayer: string
  shows: (feature: VectorTileFeature, tile: PlacedTile) => boolean
  /** Whether the style sets this property. */
  has: (name: Property) => boolean
  // biome-ignore lint/suspicious/noExplicitAny: the style's own values, of the type that the property has
  value: (name: Property, feature?: VectorTileFeature) => any
}

/** The layers that a style shows at a zoom, from bottom to top. */
export const layersAt = ({ layers }: StyleSpecification, zoom: number): StyleLayer[] =>
  layers
    .filter((layer): layer is Shown => layer.type in { background: 0, fill: 0, line: 0, symbol: 0 })
    .filter(({ minzoom = 0, maxzoom = 99 }) => zoom >= minzoom && zoom < maxzoom)
    .map((layer) => {
      const written = { ...layer.layout, ...layer.paint } as Partial<Record<Property, unknown>>
      const filter = 'filter' in layer ? (layer.filter as FilterSpecification) : undefined
      const { filter: passes, needGeometry } = featureFilter(filter, layer.id)
      const expressions = new Map<Property, ReturnType<typeof normalizePropertyExpression>>()
      const expressionOf = (name: Property) => {
        const known = expressions.get(name)
        if (known) return known
        const made = normalizePropertyExpression(
          (written[name] ?? PROPERTIES[name][1]) as never,
          name,
          specificationOf(name),
        )
        expressions.set(name, made)
        return made
      }
      return {
        type: layer.type,
        source: 'source' in layer ? (layer.source as string) : null,
        sourceLayer: ('source-layer' in layer && layer['source-layer']) || '',
        shows: (feature, { zoom: z, x, y }) =>
          passes({ zoom }, needGeometry ? measured(feature) : feature, { z, x, y } as never),
        has: (name) => written[name] !== undefined,
        value: (name, feature) =>
          written[name] === undefined
            ? PROPERTIES[name][1]
            : expressionOf(name).evaluate({ zoom }, feature as never),
      }
    })
