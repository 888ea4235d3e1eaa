import { useEffect, useEffectEvent } from 'react'
import type { MapEngineProps } from '../map-engine.ts'
import type { LoadedMap } from './loaded-map.ts'

/** What the visitor does before Google's map comes to rest somewhere else. */
const BY_HAND = ['pointerdown', 'wheel', 'keydown', 'touchstart'] as const
/** Google's world is 256 pixels wide at zoom 0. */
const ZOOM_DIFFERENCE = 1

/** Maps that the visitor has touched since they came to rest, and that the page has not moved after that. */
export const movedByHand = new WeakSet<google.maps.Map>()

/** Tells what Google's map shows each time it comes to rest. */
export const useGoogleExtent = (loaded: LoadedMap | null, onMove: MapEngineProps['onMove']) => {
  const rest = useEffectEvent(() => {
    // Out of sight it shows nothing.
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
