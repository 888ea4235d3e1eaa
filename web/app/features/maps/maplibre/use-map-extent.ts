import type { Map as MapLibre } from 'maplibre-gl'
import { useEffect, useEffectEvent } from 'react'
import type { MapEngineProps } from '../map-engine.ts'
import { extentOf } from '../map-extent.ts'

/** Marks a move that one of our controls makes on behalf of the visitor. */
export const BY_HAND = { byHand: true }

interface MoveEnd {
  originalEvent?: unknown
  byHand?: boolean
}

/** Calls `onMove` with the visible extent, at once and each time the map becomes idle. */
export const useMapExtent = (map: MapLibre | null, onMove: MapEngineProps['onMove']) => {
  const moved = useEffectEvent((byHand: boolean) => {
    // A map that is not displayed has no extent.
    if (!map || map.getContainer().clientWidth === 0) return
    const bounds = map.getBounds()
    const [west, south, east, north] = [
      bounds.getWest(),
      bounds.getSouth(),
      bounds.getEast(),
      bounds.getNorth(),
    ]
    onMove?.({ ...extentOf(west, south, east, north), zoom: map.getZoom(), byHand })
  })
  const watched = onMove !== undefined
  useEffect(() => {
    if (!map || !watched) return
    const rest = (event: MoveEnd) => moved(event.byHand === true || event.originalEvent !== undefined)
    map.on('moveend', rest)
    moved(false)
    return () => {
      map.off('moveend', rest)
    }
  }, [map, watched])
}
