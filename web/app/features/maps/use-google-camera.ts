import { useEffect, useEffectEvent } from 'react'
import { MAX_FIT_ZOOM, MAX_ZOOM } from './constants.ts'
import type { LoadedMap } from './google-map.tsx'
import type { MapEngineProps } from './map-engine.ts'

const PADDING = 48

type Camera = Pick<MapEngineProps, 'center' | 'zoom' | 'bounds' | 'markers' | 'fitMarkers'>

/** Follows centre and zoom as they change, or keeps all markers in view. */
export const useGoogleCamera = (loaded: LoadedMap | null, camera: Camera) => {
  const { center, zoom, bounds: box, markers, fitMarkers } = camera
  const spots = fitMarkers
    ? markers.map(({ latitude, longitude }) => `${latitude},${longitude}`).join(';')
    : ''
  const move = useEffectEvent(() => {
    if (!loaded) return
    const { map } = loaded
    if (box) {
      map.fitBounds(box, 0)
      return
    }
    if (!fitMarkers || markers.length === 0) {
      map.panTo({ lat: center.latitude, lng: center.longitude })
      map.setZoom(zoom)
      return
    }
    const bounds = new google.maps.LatLngBounds()
    for (const { latitude, longitude } of markers) bounds.extend({ lat: latitude, lng: longitude })
    // fitBounds has no greatest zoom of its own; one spot alone would be shown at the closest.
    map.setOptions({ maxZoom: MAX_FIT_ZOOM })
    map.fitBounds(bounds, PADDING)
    google.maps.event.addListenerOnce(map, 'idle', () => map.setOptions({ maxZoom: MAX_ZOOM }))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: moves when any of these values changes
  useEffect(move, [loaded, center.latitude, center.longitude, zoom, JSON.stringify(box), spots])
}
