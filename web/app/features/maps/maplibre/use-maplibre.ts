import {
  AttributionControl,
  GeolocateControl,
  Map as MapLibre,
  NavigationControl,
  ScaleControl,
} from 'maplibre-gl'
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { prepareRenderer } from '../builtin/basemap-archive.ts'
import type { ColorScheme } from '../builtin/map-palette.ts'
import { builtinStyle, NAMES_ZOOM, rasterStyle } from '../builtin/style.ts'
import { MAX_ZOOM, MIN_ZOOM } from '../constants.ts'
import type { MapEngineProps } from '../map-engine.ts'
import type { MapSource } from '../map-source.ts'
import { withRoutes } from './routes-style.ts'
import { SPANISH_CONTROLS } from './spanish-controls.ts'

type Settings = MapEngineProps<Exclude<MapSource, { provider: 'google' }>> & { scheme: ColorScheme }

const styleOf = (source: Settings['source'], scheme: ColorScheme, archiveUrl: string) => {
  if (source.provider === 'osm' && source.styleUrl) return source.styleUrl
  if (source.provider === 'osm' && source.tileUrl)
    return rasterStyle(scheme, source.tileUrl, source.attribution)
  return builtinStyle(scheme, archiveUrl)
}

const createMap = (container: HTMLElement, { source, label, center, zoom, onPick }: Settings): MapLibre => {
  const map = new MapLibre({
    container,
    center: [center.longitude, center.latitude],
    zoom,
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    locale: { ...SPANISH_CONTROLS, 'Map.Title': label },
    cooperativeGestures: true,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    attributionControl: false,
    // Splitting the archive's tiles above this zoom would hide the names around the view from StreetlessNote.
    ...(source.provider === 'builtin' ? { zoomLevelsToOverscale: MAX_ZOOM - NAMES_ZOOM } : {}),
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right')
  if (onPick)
    map.addControl(new GeolocateControl({ positionOptions: { enableHighAccuracy: true } }), 'top-right')
  // It names its button only once it knows whether there is a location to be had.
  const locate = map.getContainer().querySelector('.maplibregl-ctrl-geolocate')
  locate?.setAttribute('aria-label', SPANISH_CONTROLS['GeolocateControl.FindMyLocation'])
  map.addControl(new ScaleControl({ maxWidth: 72 }), 'bottom-left')
  const custom = source.provider === 'osm' && source.styleUrl ? source.attribution : undefined
  map.addControl(new AttributionControl({ customAttribution: custom }), 'bottom-right')
  return map
}

/** A map for as long as the component lives; its colours and routes follow the properties. */
export const useMapLibre = (settings: Settings) => {
  const { source, scheme, routes } = settings
  const container = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<MapLibre | null>(null)
  const [archiveUrl, setArchiveUrl] = useState('')
  const [failure, setFailure] = useState<'webgl' | 'network' | null>(null)
  const [attempt, retry] = useReducer((count: number) => count + 1, 0)
  const create = useEffectEvent((element: HTMLElement) => createMap(element, settings))

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt starts from nothing
  useEffect(() => {
    if (!container.current) return
    setArchiveUrl(prepareRenderer())
    let created: MapLibre
    try {
      created = create(container.current)
    } catch {
      setFailure('webgl')
      return
    }
    let drawn = false
    created.on('sourcedata', ({ tile }) => {
      drawn ||= tile !== undefined
    })
    // Once something is drawn, a missing tile is a gap and not a failure.
    created.on('error', () => {
      if (!drawn) setFailure('network')
    })
    setMap(created)
    return () => {
      setMap(null)
      created.remove()
    }
  }, [attempt])

  const restyle = useEffectEvent((url: string) =>
    map?.setStyle(styleOf(source, scheme, url), {
      transformStyle: (_previous, next) => withRoutes(next, routes),
    }),
  )
  const drawnRoutes = JSON.stringify(routes)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another source is another map, the rest changes its style
  useEffect(() => {
    restyle(archiveUrl)
  }, [map, archiveUrl, scheme, drawnRoutes])

  const startAgain = () => {
    setFailure(null)
    retry()
  }
  return { container, map, failure, retry: startAgain }
}
