import type { Map as MapLibre } from 'maplibre-gl'
import type { Coordinates, MapRegion } from '../map-source.ts'
import { CLOSE_SOURCE } from './base-sources.ts'
import type { NamedPlace } from './nearby-places.ts'

/** The names in the loaded tiles around the view, from a layer of the detailed source. */
export const namedPlaces = (map: MapLibre, sourceLayer: 'places' | 'sights' = 'places'): NamedPlace[] =>
  map.querySourceFeatures(CLOSE_SOURCE, { sourceLayer }).flatMap(({ geometry, properties }) => {
    if (geometry.type !== 'Point') return []
    const [longitude = 0, latitude = 0] = geometry.coordinates
    return [{ name: String(properties.name), latitude, longitude }]
  })

/** Whether a region has streets at a point. */
export const covers = ({ coverage }: MapRegion, { latitude, longitude }: Coordinates) =>
  coverage.some(
    ([west, south, east, north]) =>
      longitude >= west && longitude <= east && latitude >= south && latitude <= north,
  )
