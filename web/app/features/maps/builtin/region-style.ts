import type { ExpressionSpecification, LayerSpecification, SourceSpecification } from 'maplibre-gl'
import type { MapRegion } from '../map-source.ts'
import { regionAttribution } from './base-sources.ts'
import type { MapLook, MapPalette } from './map-palette.ts'
import { groundLayers, REGION_MINZOOM } from './region-ground.ts'
import { regionLabels, TOWNS } from './region-labels.ts'
import { roadLayers } from './region-roads.ts'

/** How the names of the sources of imported regions begin. */
export const REGION_SOURCES = 'region-'
export const regionSource = ({ name }: MapRegion) => `${REGION_SOURCES}${name}`

/** One source for each region. */
export const regionSources = (
  regions: readonly MapRegion[],
  archiveOf: (region: MapRegion) => string,
): Record<string, SourceSpecification> =>
  Object.fromEntries(
    regions.map((region) => {
      const { bounds, minzoom, maxzoom, attribution } = region
      return [
        regionSource(region),
        {
          type: 'vector',
          tiles: [`pmtiles://${archiveOf(region)}/{z}/{x}/{y}`],
          minzoom: Math.max(minzoom, Math.min(maxzoom, REGION_MINZOOM)),
          maxzoom,
          bounds: [bounds.west, bounds.south, bounds.east, bounds.north],
          attribution: regionAttribution(attribution),
        },
      ]
    }),
  )

const each = <T extends { id: string }>(regions: readonly MapRegion[], layers: T[]): LayerSpecification[] =>
  layers.flatMap((layer) =>
    regions.map((region) => {
      const source = regionSource(region)
      return { ...layer, id: `${source}-${layer.id}`, source } as unknown as LayerSpecification
    }),
  )

/** The same layer of all regions is drawn together, so that where two regions meet, neither covers the other's streets. */
export const regionShapes = (regions: readonly MapRegion[], palette: MapPalette): LayerSpecification[] =>
  regions.length === 0 ? [] : each(regions, [...groundLayers(palette), ...roadLayers(palette)])

const overlap = ({ bounds: one }: MapRegion, { bounds: other }: MapRegion) =>
  one.west < other.east && other.west < one.east && one.south < other.north && other.south < one.north

/** The name of a town stands at its point and nowhere else. */
const atItsPoint = (layer: LayerSpecification): LayerSpecification => {
  if (layer.type !== 'symbol') return layer
  const { 'text-variable-anchor': _anchors, ...layout } = layer.layout ?? {}
  return { ...layer, layout }
}

/**
 * A town in two regions has two labels at one point, of which the lower one has no space, unless it may move aside. So only the
 * upper one of regions that overlap may: the renderer places upper layers first.
 */
export const regionNames = (
  regions: readonly MapRegion[],
  palette: MapPalette,
  look: MapLook,
): LayerSpecification[] => {
  if (regions.length === 0) return []
  const covered = regions.filter((region, index) =>
    regions.slice(index + 1).some((upper) => overlap(region, upper)),
  )
  const fixed = new Set(covered.map((region) => `${regionSource(region)}-${TOWNS}`))
  return each(regions, regionLabels(palette, look)).map((layer) =>
    fixed.has(layer.id) ? atItsPoint(layer) : layer,
  )
}

/** A filter that leaves out points inside regions, which have more detailed ones. */
export const outsideRegions = (regions: readonly MapRegion[]): ExpressionSpecification | null => {
  const rings = regions.flatMap(({ coverage }) =>
    coverage.map(([west, south, east, north]) => [
      [
        [west, south],
        [east, south],
        [east, north],
        [west, north],
        [west, south],
      ],
    ]),
  )
  if (rings.length === 0) return null
  return ['!', ['within', { type: 'MultiPolygon', coordinates: rings }] as ExpressionSpecification]
}
