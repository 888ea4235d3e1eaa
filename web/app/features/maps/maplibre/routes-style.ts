import type { StyleSpecification } from 'maplibre-gl'
import { withoutJumps } from '../geography.ts'
import type { MapRoute } from '../map-source.ts'

/** Adds one line for each route to a style, above everything else. */
export const withRoutes = (style: StyleSpecification, routes: readonly MapRoute[]): StyleSpecification => ({
  ...style,
  sources: {
    ...style.sources,
    ...Object.fromEntries(
      routes.map(({ id, points }) => [
        `route-${id}`,
        {
          type: 'geojson' as const,
          data: {
            type: 'Feature' as const,
            properties: {},
            geometry: {
              type: 'LineString' as const,
              coordinates: withoutJumps(points).map(({ latitude, longitude }) => [longitude, latitude]),
            },
          },
        },
      ]),
    ),
  },
  layers: [
    ...style.layers,
    ...routes.map(({ id, color, isWalked }) => ({
      id: `route-${id}`,
      type: 'line' as const,
      source: `route-${id}`,
      layout: { 'line-join': 'round' as const, 'line-cap': 'round' as const },
      paint: { 'line-color': color, 'line-width': 3, ...(!isWalked && { 'line-dasharray': [0.2, 1.8] }) },
    })),
  ],
})
