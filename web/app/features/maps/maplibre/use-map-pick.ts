import type { Map as MapLibre, MapMouseEvent } from 'maplibre-gl'
import { useEffect, useEffectEvent } from 'react'

type Pick = (latitude: number, longitude: number) => void

/** Picks a position by a click or tap on the map; those on a marker or control do not reach this handler. */
export const useMapPick = (map: MapLibre | null, onPick: Pick | undefined) => {
  const picked = useEffectEvent(({ lngLat, originalEvent }: MapMouseEvent) => {
    if (originalEvent.target !== map?.getCanvas()) return
    const { lat, lng } = lngLat.wrap()
    onPick?.(lat, lng)
  })
  const enabled = onPick !== undefined
  useEffect(() => {
    if (!map || !enabled) return
    const pick = (event: MapMouseEvent) => picked(event)
    map.on('click', pick)
    map.getCanvas().style.cursor = 'crosshair'
    return () => {
      map.off('click', pick)
      map.getCanvas().style.cursor = ''
    }
  }, [map, enabled])
}
