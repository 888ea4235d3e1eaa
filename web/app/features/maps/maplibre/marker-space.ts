import type { StyleSpecification } from 'maplibre-gl'
import { MARKER_SPACE } from '../builtin/pin-pictures.ts'
import type { Coordinates } from '../map-source.ts'

/** The centre of a bubble is at its position, for a pin it is the tip; a bubble is slightly larger. */
const BUBBLE = { anchor: 'center', size: 1.3 }
const PIN = { anchor: 'bottom', size: 1 }

const spotOf =
  (properties: typeof PIN) =>
  ({ latitude, longitude }: Coordinates) => ({
    type: 'Feature' as const,
    properties,
    geometry: { type: 'Point' as const, coordinates: [longitude, latitude] },
  })

/**
 * Keeps labels away from pins and bubbles, which are HTML elements that the renderer does not know: it places labels around an
 * invisible image of the same size. This layer is the topmost, because upper layers are placed first.
 */
export const withMarkerSpace = (
  style: StyleSpecification,
  pins: readonly Coordinates[],
  bubbles: readonly Coordinates[] = [],
): StyleSpecification => ({
  ...style,
  sources: {
    ...style.sources,
    [MARKER_SPACE]: {
      type: 'geojson',
      data: {
        type: 'FeatureCollection',
        features: [...pins.map(spotOf(PIN)), ...bubbles.map(spotOf(BUBBLE))],
      },
    },
  },
  layers: [
    ...style.layers,
    {
      id: MARKER_SPACE,
      type: 'symbol',
      source: MARKER_SPACE,
      layout: {
        'icon-image': MARKER_SPACE,
        'icon-anchor': ['get', 'anchor'],
        'icon-size': ['get', 'size'],
        'icon-allow-overlap': true,
      },
    },
  ],
})
