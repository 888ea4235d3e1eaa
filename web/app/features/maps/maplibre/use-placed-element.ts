import { type Map as MapLibre, Marker } from 'maplibre-gl'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Coordinates } from '../map-source.ts'

interface Options {
  anchor: 'bottom' | 'center'
  draggable?: boolean
  onDragged?: (latitude: number, longitude: number) => void
  /** Draws the element above those without this prop. */
  above?: boolean
}

/** An element that moves with the map; React renders its content through a portal. */
export const usePlacedElement = (
  map: MapLibre,
  { latitude, longitude }: Coordinates,
  { anchor, draggable = false, onDragged, above = false }: Options,
): HTMLElement | null => {
  const [placed, setPlaced] = useState<Marker | null>(null)
  const dragged = useEffectEvent(({ lat, lng }: { lat: number; lng: number }) => onDragged?.(lat, lng))
  const spot = useEffectEvent((): [number, number] => [longitude, latitude])

  useEffect(() => {
    const created = new Marker({ element: document.createElement('div'), anchor, draggable })
    created.setLngLat(spot()).addTo(map)
    // The content has its own role and name, so those of the renderer's wrapper are removed.
    for (const attribute of ['role', 'aria-label', 'tabindex'])
      created.getElement().removeAttribute(attribute)
    created.on('dragend', () => dragged(created.getLngLat().wrap()))
    setPlaced(created)
    return () => {
      created.remove()
    }
  }, [map, anchor, draggable])

  useEffect(() => {
    placed?.setLngLat([longitude, latitude])
  }, [placed, latitude, longitude])

  useEffect(() => {
    if (placed) placed.getElement().style.zIndex = above ? '1' : ''
  }, [placed, above])

  return placed?.getElement() ?? null
}
