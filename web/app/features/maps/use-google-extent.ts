import { useEffect, useEffectEvent } from 'react'
import type { LoadedMap } from './google-map.tsx'
import type { MapEngineProps } from './map-engine.ts'

/** What the visitor does before Google's map comes to rest somewhere else. */
const BY_HAND = ['pointerdown', 'wheel', 'keydown', 'touchstart'] as const
/** Google's world is 256 pixels wide at zoom 0. */
const ZOOM_DIFFERENCE = 1

/** Tells what Google's map shows each time it comes to rest. */
export const useGoogleExtent = (loaded: LoadedMap | null, onMove: MapEngineProps['onMove']) => {
  const moved = useEffectEvent((byHand: boolean) => {
    const bounds = loaded?.map.getBounds()?.toJSON()
    if (bounds) onMove?.({ ...bounds, zoom: (loaded?.map.getZoom() ?? 1) - ZOOM_DIFFERENCE, byHand })
  })
  const watched = onMove !== undefined
  useEffect(() => {
    if (!loaded || !watched) return
    let byHand = false
    const touched = () => {
      byHand = true
    }
    const element = loaded.map.getDiv()
    for (const event of BY_HAND) element.addEventListener(event, touched, { capture: true, passive: true })
    const listener = loaded.map.addListener('idle', () => {
      moved(byHand)
      byHand = false
    })
    return () => {
      listener.remove()
      for (const event of BY_HAND) element.removeEventListener(event, touched, { capture: true })
    }
  }, [loaded, watched])
}
