import mapLibreStyles from 'maplibre-gl/dist/maplibre-gl.css?url'
import { type ComponentType, useEffect, useReducer, useRef, useState } from 'react'
import { comesWithThePage, importCode } from '../../platform/rendering/import-code.ts'
import { inPause } from '../../platform/rendering/in-pause.ts'
import { useColorScheme } from '../../platform/theme/theme.ts'
import { BUENOS_AIRES, DEFAULT_HEIGHT, DEFAULT_ZOOM, LOAD_MARGIN } from './constants.ts'
import type { MapEngineProps } from './map-engine.ts'
import type { Coordinates, MapSource } from './map-source.ts'
import { MapUnavailable } from './map-unavailable.tsx'
import classes from './map-view.module.css'
import { loadStyleSheet } from './maplibre/load-style-sheet.ts'
import { supportsWebGl } from './maplibre/supports-webgl.ts'

export type SourceFailure = 'settings' | 'server'

export type MapViewProps = Partial<Omit<MapEngineProps, 'source'>> & {
  /** Described by GET /maps/key (see mapSourceFrom); null while it is loading. */
  source: MapSource | null
  /** Why there is no source. */
  sourceFailure?: SourceFailure | null
  onRetrySource?: () => void
  /** A CSS length, or a number of pixels. */
  height?: number | string
}

type Engine = ComponentType<MapEngineProps & { scheme: 'light' | 'dark' }>

const NONE: never[] = []

const loadEngine = async (provider: MapSource['provider']): Promise<Engine> => {
  if (provider === 'google') return (await import('./google/google-map.tsx')).GoogleMap as Engine
  const [{ MapLibreMap }] = await Promise.all([
    import('./maplibre/maplibre-map.tsx'),
    loadStyleSheet(mapLibreStyles),
  ])
  return MapLibreMap as Engine
}

/** A map that reserves its space at once and loads only when it comes near the viewport. */
export const MapView = ({
  source,
  sourceFailure = null,
  onRetrySource,
  height = DEFAULT_HEIGHT,
  label = 'Mapa',
  center = BUENOS_AIRES,
  zoom = DEFAULT_ZOOM,
  bounds = null,
  markers = NONE,
  neighbours = NONE,
  clusters = NONE,
  routes = NONE,
  fitMarkers = false,
  draggableMarker = false,
  onPick,
  onMove,
}: MapViewProps) => {
  const frame = useRef<HTMLElement>(null)
  const near = useNearViewport(frame)
  const scheme = useColorScheme()
  const { Engine, failure, retry } = useEngine(near ? source : null)
  const shown: Coordinates | null = (markers.length === 1 && markers[0]) || null
  return (
    <figure
      ref={frame}
      aria-label={label}
      className={classes.frame}
      // Where no map can be drawn, the frame is as high as its message.
      style={{ height: failure === 'webgl' ? 'auto' : height }}
      data-map={source?.provider}
      data-undrawn={failure === 'webgl' ? '' : undefined}
    >
      {sourceFailure && <MapUnavailable reason={sourceFailure} place={shown} onRetry={onRetrySource} />}
      {failure && <MapUnavailable reason={failure} place={shown} onRetry={retry} />}
      {!failure && Engine && source && (
        <Engine
          key={JSON.stringify(source)}
          {...{ source, scheme, label, center, zoom, bounds, markers, clusters, routes }}
          {...{ fitMarkers, draggableMarker, neighbours, onPick, onMove }}
          onRegionFailure={onRetrySource}
        />
      )}
    </figure>
  )
}

const useNearViewport = (frame: React.RefObject<HTMLElement | null>): boolean => {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near || !frame.current) return
    const observer = new IntersectionObserver(
      // Starting a map takes long: the page is painted and answers first.
      (entries) => entries.at(-1)?.isIntersecting && inPause(() => setNear(true)),
      { rootMargin: LOAD_MARGIN },
    )
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [near, frame])
  return near
}

const useEngine = (source: MapSource | null) => {
  const [Engine, setEngine] = useState<Engine | null>(null)
  const [failure, setFailure] = useState<'webgl' | 'network' | null>(null)
  const [attempt, retry] = useReducer((count: number) => count + 1, 0)
  const provider = source?.provider
  useEffect(() => {
    setEngine(null)
    setFailure(null)
    if (!provider) return
    if (provider !== 'google' && !supportsWebGl()) {
      setFailure('webgl')
      return
    }
    let current = true
    importCode(() => loadEngine(provider), { isRetry: attempt > 0 }).then(
      (loaded) => current && setEngine(() => loaded),
      async () => {
        if (attempt > 0 && (await comesWithThePage())) window.location.reload()
        else if (current) setFailure('network')
      },
    )
    return () => {
      current = false
    }
  }, [provider, attempt])
  return { Engine, failure, retry }
}
