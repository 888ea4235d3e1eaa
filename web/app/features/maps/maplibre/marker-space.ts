import type { StyleSpecification } from 'maplibre-gl'
import { MARKER_SPACE } from '../builtin/pin-pictures.ts'
import type { MapMarker } from '../map-source.ts'

/**
 * Keeps names away from markers, which are no part of what the renderer draws: it places names around an invisible
 * picture of the same size. Above everything else, since what lies above finds its place first.
 */
export const withMarkerSpace = (
  style: StyleSpecification,
  markers: readonly MapMarker[],
): StyleSpecification => ({
  ...style,
  sources: {
    ...style.sources,
    [MARKER_SPACE]: {
      type: 'geojson',
      data: {
        type: 'MultiPoint',
        coordinates: markers.map(({ latitude, longitude }) => [longitude, latitude]),
      },
    },
  },
  layers: [
    ...style.layers,
    {
      id: MARKER_SPACE,
      type: 'symbol',
      source: MARKER_SPACE,
      layout: { 'icon-image': MARKER_SPACE, 'icon-anchor': 'bottom', 'icon-allow-overlap': true },
    },
  ],
})
