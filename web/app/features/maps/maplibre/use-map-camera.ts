import type { Map as MapLibre } from 'maplibre-gl'
import { useEffect, useEffectEvent, useRef } from 'react'
import { MAX_FIT_ZOOM, MAX_ZOOM } from '../constants.ts'
import type { MapEngineProps } from '../map-engine.ts'
import { narrowestRange } from '../map-extent.ts'

/** Space in pixels for the pins, which stand above their position, and for the controls. */
const PADDING = { top: 72, right: 64, bottom: 48, left: 40 }

type Camera = Pick<MapEngineProps, 'center' | 'zoom' | 'bounds' | 'markers' | 'fitMarkers'>

/** Follows centre and zoom as they change, or keeps all markers in view. */
export const useMapCamera = (map: MapLibre | null, camera: Camera) => {
  const { center, zoom, bounds: box, markers, fitMarkers } = camera
  const placed = useRef<MapLibre | null>(null)
  const spots = fitMarkers
    ? markers.map(({ latitude, longitude }) => `${latitude},${longitude}`).join(';')
    : ''
  const move = useEffectEvent((animate: boolean) => {
    if (!map) return
    // Not `essential`: the renderer skips the flight for those who prefer reduced motion.
    const options = animate ? {} : { animate: false }
    if (box) {
      const { west, south, east, north } = box
      map.fitBounds([west, south, east < west ? east + 360 : east, north], {
        maxZoom: MAX_ZOOM,
        ...options,
      })
      return
    }
    if (!fitMarkers || markers.length === 0) {
      map.flyTo({ center: [center.longitude, center.latitude], zoom, ...options })
      return
    }
    const [west, east] = narrowestRange(markers.map(({ longitude }) => longitude))
    const latitudes = markers.map(({ latitude }) => latitude)
    map.fitBounds([west, Math.min(...latitudes), east, Math.max(...latitudes)], {
      padding: PADDING,
      maxZoom: MAX_FIT_ZOOM,
      ...options,
    })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: moves when any of these values changes
  useEffect(() => {
    if (!map) return
    const animate = placed.current === map
    placed.current = map
    if (map.getContainer().clientWidth > 0) return move(animate)
    // While the map is not displayed, it has no size to fit anything into; its first resize means that it is displayed.
    const shown = () => move(false)
    map.once('resize', shown)
    return () => {
      map.off('resize', shown)
    }
  }, [map, center.latitude, center.longitude, zoom, JSON.stringify(box), spots])
}
