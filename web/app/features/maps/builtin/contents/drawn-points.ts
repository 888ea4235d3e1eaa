import type { Map as MapLibre } from 'maplibre-gl'
import { type Drawn, POINT_LAYERS } from './map-points.ts'

/** Every symbol with a spot of its own that the map shows at the moment; names that found no room are not among them. */
export const drawnPoints = (map: MapLibre): Drawn[] => {
  const layers = map
    .getStyle()
    .layers.filter((layer) => layer.type === 'symbol' && POINT_LAYERS.has(layer['source-layer'] ?? ''))
    .map(({ id }) => id)
  if (layers.length === 0) return []
  return map.queryRenderedFeatures({ layers }).flatMap(({ geometry, properties, sourceLayer }) => {
    if (geometry.type !== 'Point') return []
    const [longitude = 0, latitude = 0] = geometry.coordinates
    return [{ longitude, latitude, properties, layer: sourceLayer ?? '' }]
  })
}
