import type { Map as MapLibre } from 'maplibre-gl'
import { type Drawn, POINT_LAYERS } from './map-points.ts'

/** All symbols with a point geometry that the map shows now, without labels that were hidden for lack of space. */
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
