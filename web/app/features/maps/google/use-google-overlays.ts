import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { MapEngineProps } from '../map-engine.ts'
import type { Coordinates } from '../map-source.ts'
import { clusterElement } from './google-cluster.ts'
import { markerElement, resolvedColor } from './google-marker.ts'
import type { LoadedMap } from './loaded-map.ts'

type Overlays = Pick<MapEngineProps, 'markers' | 'clusters' | 'routes' | 'draggableMarker' | 'onPick'>
interface Placed {
  looks: string
  element: google.maps.marker.AdvancedMarkerElement
}

const toGoogle = ({ latitude, longitude }: Coordinates) => ({ lat: latitude, lng: longitude })

/** Markers, clusters, routes and clicks on Google's map. */
export const useGoogleOverlays = (loaded: LoadedMap | null, overlays: Overlays) => {
  const { markers, clusters, routes, draggableMarker, onPick } = overlays
  const navigate = useNavigate()
  const placed = useRef(new Map<string, Placed>())
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

  useEffect(() => {
    const { current } = placed
    if (!loaded) return
    return () => {
      for (const { element } of current.values()) element.map = null
      current.clear()
    }
  }, [loaded])

  /** A marker that only moved keeps its element, because it may have the focus. */
  const place = (id: string, spot: Coordinates, looks: string, create: () => Placed['element']) => {
    const before = placed.current.get(id)
    if (before?.looks === looks) {
      before.element.position = toGoogle(spot)
      return
    }
    if (before) before.element.map = null
    placed.current.set(id, { looks, element: create() })
  }

  const draw = useEffectEvent(() => {
    if (!loaded) return
    const actions = {
      onFollow: (href: string) => void navigate(href),
      onDragged: draggableMarker ? (spot: google.maps.LatLng | null) => picked(spot) : null,
    }
    const wanted = new Set<string>()
    for (const marker of markers) {
      const id = `marker ${marker.id}`
      const looks = JSON.stringify([{ ...marker, latitude: 0, longitude: 0 }, draggableMarker])
      wanted.add(id)
      place(id, marker, looks, () => markerElement(marker, loaded, actions))
    }
    for (const cluster of clusters) {
      const id = `cluster ${cluster.id}`
      wanted.add(id)
      place(id, cluster, JSON.stringify(cluster), () => clusterElement(cluster, loaded))
    }
    for (const [id, { element }] of placed.current) {
      if (wanted.has(id)) continue
      element.map = null
      placed.current.delete(id)
    }
  })
  const drawn = JSON.stringify([markers, clusters, draggableMarker])
  // biome-ignore lint/correctness/useExhaustiveDependencies: draws again when what is drawn changes
  useEffect(() => draw(), [loaded, drawn])

  const drawRoutes = useEffectEvent((): google.maps.Polyline[] =>
    routes.map(
      ({ color, points }) =>
        new google.maps.Polyline({
          map: loaded?.map ?? null,
          path: points.map(toGoogle),
          strokeColor: resolvedColor(color),
          strokeWeight: 3,
        }),
    ),
  )
  const drawnRoutes = JSON.stringify(routes)
  // biome-ignore lint/correctness/useExhaustiveDependencies: draws again when what is drawn changes
  useEffect(() => {
    if (!loaded) return
    const lines = drawRoutes()
    return () => {
      for (const line of lines) line.setMap(null)
    }
  }, [loaded, drawnRoutes])
}
