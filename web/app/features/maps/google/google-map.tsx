import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import type { ColorScheme } from '../builtin/map-palette.ts'
import { MAX_ZOOM, MIN_ZOOM } from '../constants.ts'
import type { MapEngineProps } from '../map-engine.ts'
import type { MapSource } from '../map-source.ts'
import { MapUnavailable } from '../map-unavailable.tsx'
import classes from '../map-view.module.css'
import { PickAtCentre } from '../pick-at-centre.tsx'
import { type GoogleLibraries, isKeyRefused, loadGoogleMaps, onKeyRefused } from './google-maps-loader.ts'
import type { LoadedMap } from './loaded-map.ts'
import { useGoogleCamera } from './use-google-camera.ts'
import { useGoogleExtent } from './use-google-extent.ts'
import { useGoogleOverlays } from './use-google-overlays.ts'

type GoogleSource = Extract<MapSource, { provider: 'google' }>
type GoogleMapProps = MapEngineProps<GoogleSource> & { scheme: ColorScheme }

/** Advanced markers require a map id; this one is Google's id for maps without a custom style. */
const MAP_ID = 'DEMO_MAP_ID'

/** Google's map, with the same frame and props as our own. */
export const GoogleMap = (props: GoogleMapProps) => {
  const { source, markers, onPick } = props
  const container = useRef<HTMLDivElement>(null)
  const { loaded, failed, retry } = useGoogleMap(container, props)
  useGoogleCamera(loaded, props)
  useGoogleExtent(loaded, props.onMove)
  useGoogleOverlays(loaded, props)
  const place = (markers.length === 1 && markers[0]) || null
  if (!source.apiKey) return <MapUnavailable reason="googleKey" place={place} />
  if (failed) return <MapUnavailable reason="googleScript" place={place} onRetry={retry} />
  return (
    <>
      <div ref={container} className={classes.canvas} />
      {loaded && onPick && (
        <PickAtCentre
          onPick={() => {
            const centre = loaded.map.getCenter()
            if (centre) onPick(centre.lat(), centre.lng(), loaded.map.getZoom() ?? 0)
          }}
        />
      )}
    </>
  )
}

const useGoogleMap = (container: React.RefObject<HTMLDivElement | null>, props: GoogleMapProps) => {
  const [loaded, setLoaded] = useState<LoadedMap | null>(null)
  const [failed, setFailed] = useState(false)
  const [attempt, retry] = useReducer((count: number) => count + 1, 0)
  const { apiKey } = props.source
  const create = useEffectEvent((libraries: GoogleLibraries, element: HTMLElement) => {
    const { center, zoom, scheme, onPick } = props
    return new libraries.maps.Map(element, {
      center: { lat: center.latitude, lng: center.longitude },
      zoom,
      minZoom: MIN_ZOOM,
      maxZoom: MAX_ZOOM,
      mapId: MAP_ID,
      colorScheme: scheme === 'dark' ? 'DARK' : 'LIGHT',
      gestureHandling: 'cooperative',
      streetViewControl: false,
      mapTypeControl: false,
      // When a position is being picked, a click on one of Google's places counts as a click on the map.
      clickableIcons: onPick === undefined,
    })
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again, and Google takes its colours only at the start
  useEffect(() => {
    if (!apiKey) return
    let current = true
    const stop = onKeyRefused(() => setFailed(true))
    loadGoogleMaps(apiKey).then(
      (libraries) => {
        const element = container.current
        if (current && element) setLoaded({ map: create(libraries, element), libraries })
      },
      () => current && setFailed(true),
    )
    return () => {
      current = false
      stop()
      container.current?.replaceChildren()
    }
  }, [apiKey, attempt, props.scheme])

  const startAgain = () => {
    if (isKeyRefused()) return window.location.reload()
    setFailed(false)
    retry()
  }
  return { loaded, failed, retry: startAgain }
}
