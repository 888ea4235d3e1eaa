import { useEffect, useEffectEvent } from 'react'
import type { MapEngineProps } from '../map-engine.ts'
import type { LoadedMap } from './loaded-map.ts'

/** The events by which a visitor moves Google's map. */
const BY_HAND = ['pointerdown', 'wheel', 'keydown', 'touchstart'] as const
/** How much lower our zoom is than Google's, whose world is 256 pixels wide at zoom 0, ours 512. */
const ZOOM_DIFFERENCE = 1

/** Maps that the visitor has touched since they were last idle, unless the page moved them afterwards. */
export const movedByHand = new WeakSet<google.maps.Map>()

/** Calls `onMove` with the visible extent each time Google's map becomes idle. */
export const useGoogleExtent = (loaded: LoadedMap | null, onMove: MapEngineProps['onMove']) => {
  const rest = useEffectEvent(() => {
    // A map that is not displayed has no extent.
    if (!loaded || loaded.map.getDiv().clientWidth === 0) return
    const { map } = loaded
    const bounds = map.getBounds()?.toJSON()
    const byHand = movedByHand.delete(map)
    if (bounds) onMove?.({ ...bounds, zoom: (map.getZoom() ?? 1) - ZOOM_DIFFERENCE, byHand })
  })
  const watched = onMove !== undefined
  useEffect(() => {
    if (!loaded || !watched) return
    const { map } = loaded
    const touched = () => movedByHand.add(map)
    const element = map.getDiv()
    for (const event of BY_HAND) element.addEventListener(event, touched, { capture: true, passive: true })
    const listener = map.addListener('idle', () => rest())
    return () => {
      listener.remove()
      for (const event of BY_HAND) element.removeEventListener(event, touched, { capture: true })
    }
  }, [loaded, watched])
}
