import {
  AttributionControl,
  GeolocateControl,
  Map as MapLibre,
  NavigationControl,
  ScaleControl,
  type StyleSpecification,
} from 'maplibre-gl'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { afterPaint } from '../../../platform/rendering/after-paint.ts'
import { inPause } from '../../../platform/rendering/in-pause.ts'
import { CLOSE_ZOOM } from '../builtin/base-sources.ts'
import { prepareRenderer } from '../builtin/basemap-archive.ts'
import type { MapLook } from '../builtin/map-palette.ts'
import { drawPins } from '../builtin/pin-pictures.ts'
import { regionArchive } from '../builtin/region-archive.ts'
import { REGION_SOURCES } from '../builtin/region-style.ts'
import { withoutSights, withSketch } from '../builtin/sketch/sketch.ts'
import { useSketch } from '../builtin/sketch/use-sketch.ts'
import { builtinStyle, rasterStyle } from '../builtin/style.ts'
import { MAX_ZOOM, MIN_ZOOM } from '../constants.ts'
import type { MapEngineProps } from '../map-engine.ts'
import { type MapSource, regionsOf } from '../map-source.ts'
import { lookControl } from './look-control.ts'
import { withMarkerSpace } from './marker-space.ts'
import { withRoutes } from './routes-style.ts'
import { SCALE_WIDTH } from './scale-width.ts'
import { SPANISH_CONTROLS } from './spanish-controls.ts'
import { useAmongStreets } from './use-among-streets.ts'

type Settings = MapEngineProps<Exclude<MapSource, { provider: 'google' }>> & { look: MapLook }

const styleOf = (source: Settings['source'], look: MapLook, archiveUrl: string, isAmongStreets: boolean) => {
  if (source.provider === 'osm' && source.styleUrl) return source.styleUrl
  if (source.provider === 'osm' && source.tileUrl)
    return rasterStyle(look === 'dark' ? 'dark' : 'light', source.tileUrl, source.attribution)
  return builtinStyle(look, archiveUrl, regionsOf(source), regionArchive, isAmongStreets)
}

/** MapLibre names the source in the errors of its tiles, but its types do not say so. */
const isOfRegion = (event: object) => 'sourceId' in event && String(event.sourceId).startsWith(REGION_SOURCES)

/** The width of the world at zoom 0, in pixels. */
const WORLD_WIDTH = 512

/** MapLibre allows no less; for a moment, a view may be narrower than that. */
const LEAST_ZOOM = -2

/** The minimum zoom, at which the whole world fits into the view; on a phone it is lower than on a wide screen. */
const farthestZoom = ({ clientWidth }: HTMLElement) =>
  clientWidth === 0
    ? MIN_ZOOM
    : Math.max(LEAST_ZOOM, Math.min(MIN_ZOOM, Math.log2(clientWidth / WORLD_WIDTH)))

const createMap = (container: HTMLElement, { source, label, center, zoom, onPick }: Settings): MapLibre => {
  const map = new MapLibre({
    container,
    center: [center.longitude, center.latitude],
    zoom,
    minZoom: farthestZoom(container),
    maxZoom: MAX_ZOOM,
    locale: { ...SPANISH_CONTROLS, 'Map.Title': label },
    cooperativeGestures: true,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    attributionControl: false,
    // MapLibre would otherwise split the archive's tiles above this zoom, and StreetlessNote could not read the names around the
    // view.
    ...(source.provider === 'builtin' ? { zoomLevelsToOverscale: MAX_ZOOM - CLOSE_ZOOM } : {}),
  })
  map.on('resize', () => map.setMinZoom(farthestZoom(container)))
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right')
  if (source.provider === 'builtin') map.addControl(lookControl(), 'top-right')
  if (onPick)
    map.addControl(new GeolocateControl({ positionOptions: { enableHighAccuracy: true } }), 'top-right')
  // MapLibre sets the button's name only after it knows whether geolocation is available.
  const locate = map.getContainer().querySelector('.maplibregl-ctrl-geolocate')
  locate?.setAttribute('aria-label', SPANISH_CONTROLS['GeolocateControl.FindMyLocation'])
  map.addControl(new ScaleControl({ maxWidth: SCALE_WIDTH }), 'bottom-left')
  const custom = source.provider === 'osm' && source.styleUrl ? source.attribution : undefined
  map.addControl(new AttributionControl({ customAttribution: custom }), 'bottom-right')
  return map
}

/**
 * Frees a map's memory. Waiting for the graphics card takes a tenth of a second or more: when the visitor has left the page with
 * the map, the next page is painted first.
 */
const remove = (map: MapLibre): void => {
  if (map.getContainer().isConnected) map.remove()
  else afterPaint(() => inPause(() => map.remove()))
}

/** A map for the lifetime of the component; colours and routes follow the props. */
export const useMapLibre = (settings: Settings) => {
  const { source, look, routes, markers, neighbours, clusters } = settings
  const container = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<MapLibre | null>(null)
  const [archiveUrl, setArchiveUrl] = useState('')
  const [failure, setFailure] = useState<'webgl' | 'network' | null>(null)
  const tellRegionFailure = useEffectEvent(() => settings.onRegionFailure?.())
  const create = useEffectEvent((element: HTMLElement) => createMap(element, settings))

  // biome-ignore lint/correctness/useExhaustiveDependencies: a map that failed is removed, and another try creates a new one
  useEffect(() => {
    if (!container.current) return
    setArchiveUrl(prepareRenderer(regionsOf(source)))
    let created: MapLibre
    try {
      created = create(container.current)
    } catch {
      setFailure('webgl')
      return
    }
    let current = true
    let drawn = false
    let isTold = false
    const regionFailed = () => {
      if (!isTold) tellRegionFailure()
      isTold = true
    }
    created.on('sourcedata', ({ tile }) => {
      drawn ||= tile !== undefined
    })
    // Once something is drawn, a missing tile leaves a gap but is no failure of the map; nor are missing streets of a region.
    created.on('error', (event) => {
      // A map is removed a moment after it was replaced. What it asked for before may fail meanwhile.
      if (!current) return
      if (isOfRegion(event)) regionFailed()
      else if (!drawn) setFailure('network')
    })
    drawPins(created)
    setMap(created)
    return () => {
      current = false
      setMap(null)
      remove(created)
    }
  }, [failure])

  const sketch = useSketch(map, settings)
  const isAmongStreets = useAmongStreets(map, regionsOf(source), settings.center)
  const pins = [...markers, ...neighbours]
  const sketched = (style: StyleSpecification) =>
    source.provider === 'builtin'
      ? withSketch(
          withoutSights(
            style,
            pins.map(({ label }) => label),
          ),
          look,
          sketch.current,
        )
      : style
  const restyle = useEffectEvent((url: string) =>
    map?.setStyle(styleOf(source, look, url, isAmongStreets), {
      transformStyle: (_previous, next) =>
        withMarkerSpace(withRoutes(sketched(next), routes), pins, clusters),
    }),
  )
  const spots = [pins, clusters].map((all) => all.map(({ latitude, longitude }) => [latitude, longitude]))
  const drawn = JSON.stringify([routes, spots])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another source is another map, the rest changes its style
  useEffect(() => {
    restyle(archiveUrl)
  }, [map, archiveUrl, look, drawn, isAmongStreets])

  return { container, map, failure, retry: () => setFailure(null) }
}
