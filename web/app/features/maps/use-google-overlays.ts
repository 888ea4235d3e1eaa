import { useEffect, useEffectEvent } from 'react'
import { clusterElement } from './google-cluster.ts'
import type { LoadedMap } from './google-map.tsx'
import type { MapEngineProps } from './map-engine.ts'
import type { MapMarker } from './map-source.ts'

type Overlays = Pick<MapEngineProps, 'markers' | 'clusters' | 'routes' | 'draggableMarker' | 'onPick'>

/** CSS variables as the colours they stand for, which Google's drawing needs. */
const resolved = (color: string): string => {
  const [, variable] = /^var\((--[\w-]+)\)$/.exec(color) ?? []
  return variable ? getComputedStyle(document.documentElement).getPropertyValue(variable).trim() : color
}

/** Markers, routes and clicks on Google's map. */
export const useGoogleOverlays = (loaded: LoadedMap | null, overlays: Overlays) => {
  const { markers, clusters, routes, draggableMarker, onPick } = overlays
  const picked = useEffectEvent((spot: google.maps.LatLng | null | undefined) => {
    if (spot) onPick?.(spot.lat(), spot.lng(), loaded?.map.getZoom() ?? 0)
  })
  const pickable = onPick !== undefined

  useEffect(() => {
    if (!loaded || !pickable) return
    const listener = loaded.map.addListener('click', ({ latLng }: google.maps.MapMouseEvent) =>
      picked(latLng),
    )
    return () => listener.remove()
  }, [loaded, pickable])

  const draw = useEffectEvent(() => {
    if (!loaded) return
    const { map, libraries } = loaded
    const placed = markers.map((marker) => {
      const movable = draggableMarker && !marker.href
      const pin = placeMarker(marker, loaded, movable)
      if (movable) pin.addListener('dragend', ({ latLng }: google.maps.MapMouseEvent) => picked(latLng))
      return pin
    })
    const bubbles = clusters.map((cluster) => clusterElement(cluster, loaded))
    const lines = routes.map(
      ({ color, points }) =>
        new libraries.maps.Polyline({
          map,
          path: points.map(({ latitude, longitude }) => ({ lat: latitude, lng: longitude })),
          strokeColor: resolved(color),
          strokeWeight: 3,
        }),
    )
    return () => {
      for (const pin of [...placed, ...bubbles]) pin.map = null
      for (const line of lines) line.setMap(null)
    }
  })
  const drawn = JSON.stringify([markers, clusters, routes, draggableMarker])
  // biome-ignore lint/correctness/useExhaustiveDependencies: draws again when what is drawn changes
  useEffect(() => draw(), [loaded, drawn])
}

const placeMarker = (
  { latitude, longitude, label, href, color = 'var(--accent)', symbol, highlighted = false }: MapMarker,
  { map, libraries }: LoadedMap,
  movable: boolean,
) => {
  const pin = new libraries.marker.PinElement({
    background: resolved(color),
    borderColor: resolved('var(--surface)'),
    glyphColor: resolved('var(--surface)'),
    scale: highlighted ? 1.35 : 1,
    ...(symbol ? { glyphText: symbol } : {}),
  })
  const marker = new libraries.marker.AdvancedMarkerElement({
    map,
    position: { lat: latitude, lng: longitude },
    title: label,
    zIndex: highlighted ? 1 : 0,
    gmpDraggable: movable,
    gmpClickable: href !== undefined,
  })
  marker.append(pin)
  if (href) marker.addEventListener('gmp-click', () => window.location.assign(href))
  return marker
}
