import { LngLatBounds, type Map as MapLibre } from 'maplibre-gl'
import { useEffect, useEffectEvent, useRef } from 'react'
import { MAX_FIT_ZOOM } from './constants.ts'
import type { MapEngineProps } from './map-engine.ts'

/** Room for the pins, which stand above their spot, and for the controls. */
const PADDING = { top: 72, right: 56, bottom: 48, left: 40 }

type Camera = Pick<MapEngineProps, 'center' | 'zoom' | 'markers' | 'fitMarkers'>

/** Follows centre and zoom as they change, or keeps all markers in view. */
export const useMapCamera = (map: MapLibre | null, { center, zoom, markers, fitMarkers }: Camera) => {
  const placed = useRef<MapLibre | null>(null)
  const spots = fitMarkers
    ? markers.map(({ latitude, longitude }) => `${latitude},${longitude}`).join(';')
    : ''
  const move = useEffectEvent((animate: boolean) => {
    if (!map) return
    // Not `essential`: the renderer skips the flight for those who prefer reduced motion.
    const options = animate ? {} : { animate: false }
    if (!fitMarkers || markers.length === 0) {
      map.flyTo({ center: [center.longitude, center.latitude], zoom, ...options })
      return
    }
    const bounds = new LngLatBounds()
    for (const { longitude, latitude } of markers) bounds.extend([longitude, latitude])
    map.fitBounds(bounds, { padding: PADDING, maxZoom: MAX_FIT_ZOOM, ...options })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: moves when any of these values changes
  useEffect(() => {
    if (!map) return
    move(placed.current === map)
    placed.current = map
  }, [map, center.latitude, center.longitude, zoom, spots])
}
