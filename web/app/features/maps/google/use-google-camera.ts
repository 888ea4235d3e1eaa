import { useEffect, useEffectEvent } from 'react'
import { MAX_FIT_ZOOM } from '../constants.ts'
import type { MapEngineProps } from '../map-engine.ts'
import type { Coordinates, MapBounds } from '../map-source.ts'
import { zoomToFit } from './google-fit.ts'
import type { LoadedMap } from './loaded-map.ts'
import { movedByHand } from './use-google-extent.ts'

/** Space for the pins, which stand above their position, in pixels. */
const PADDING = 48

type Camera = Pick<MapEngineProps, 'center' | 'zoom' | 'bounds' | 'markers' | 'fitMarkers'>

const boxOf = (markers: readonly Coordinates[]): MapBounds => {
  const bounds = new google.maps.LatLngBounds()
  for (const { latitude, longitude } of markers) bounds.extend({ lat: latitude, lng: longitude })
  return bounds.toJSON()
}

/**
 * Fits all markers with a maximum zoom, which Google's own fitBounds does not support; without one, nearby places would be shown at
 * the closest zoom.
 */
const fitMarkersOn = (map: google.maps.Map, markers: readonly Coordinates[]) => {
  const box = boxOf(markers)
  const { clientWidth, clientHeight } = map.getDiv()
  if (zoomToFit(box, clientWidth - 2 * PADDING, clientHeight - 2 * PADDING) <= MAX_FIT_ZOOM)
    return map.fitBounds(box, PADDING)
  map.moveCamera({ center: new google.maps.LatLngBounds(box).getCenter(), zoom: MAX_FIT_ZOOM })
}

/** Follows centre and zoom as they change, or keeps all markers in view. */
export const useGoogleCamera = (loaded: LoadedMap | null, camera: Camera) => {
  const { center, zoom, bounds: box, markers, fitMarkers } = camera
  const spots = fitMarkers
    ? markers.map(({ latitude, longitude }) => `${latitude},${longitude}`).join(';')
    : ''
  const move = useEffectEvent(() => {
    if (!loaded) return
    const { map } = loaded
    movedByHand.delete(map)
    if (box) return map.fitBounds(box, 0)
    if (fitMarkers && markers.length > 0) return fitMarkersOn(map, markers)
    map.panTo({ lat: center.latitude, lng: center.longitude })
    map.setZoom(zoom)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: moves when any of these values changes
  useEffect(() => {
    if (!loaded) return
    const element = loaded.map.getDiv()
    if (element.clientWidth > 0) return move()
    // While the map is not displayed, it has no size to fit anything into.
    const size = new ResizeObserver(() => {
      if (element.clientWidth === 0) return
      size.disconnect()
      move()
    })
    size.observe(element)
    return () => size.disconnect()
  }, [loaded, center.latitude, center.longitude, zoom, JSON.stringify(box), spots])
}
