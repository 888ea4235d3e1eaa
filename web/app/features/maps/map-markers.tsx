import { type Map as MapLibre, Marker } from 'maplibre-gl'
import { useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { MapPin } from './map-pin.tsx'
import type { MapMarker } from './map-source.ts'

type Move = (latitude: number, longitude: number) => void
type MapMarkersProps = { map: MapLibre; markers: readonly MapMarker[]; draggable: boolean; onMove?: Move }

/** In pixels; with Shift, ten times as far. */
const KEYBOARD_STEP = 4
const ARROWS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

export const MapMarkers = ({ map, markers, draggable, onMove }: MapMarkersProps) =>
  markers.map((marker) => (
    <PlacedMarker
      key={marker.id}
      map={map}
      marker={marker}
      onMove={draggable && !marker.href ? onMove : undefined}
    />
  ))

/** The renderer moves the element with the map, React draws what is in it. */
const PlacedMarker = ({ map, marker, onMove }: { map: MapLibre; marker: MapMarker; onMove?: Move }) => {
  const [placed, setPlaced] = useState<Marker | null>(null)
  const { latitude, longitude } = marker
  const movable = onMove !== undefined
  const moved = useEffectEvent((to: { lat: number; lng: number }) => onMove?.(to.lat, to.lng))
  const spot = useEffectEvent((): [number, number] => [longitude, latitude])

  useEffect(() => {
    const created = new Marker({
      element: document.createElement('div'),
      anchor: 'bottom',
      draggable: movable,
    })
    created.setLngLat(spot()).addTo(map)
    // The pin inside has the role and the name; the renderer's wrapper is nothing of its own.
    for (const attribute of ['role', 'aria-label', 'tabindex'])
      created.getElement().removeAttribute(attribute)
    created.on('dragend', () => moved(created.getLngLat().wrap()))
    setPlaced(created)
    return () => {
      created.remove()
    }
  }, [map, movable])

  useEffect(() => {
    placed?.setLngLat([longitude, latitude])
  }, [placed, latitude, longitude])

  const nudge = (event: React.KeyboardEvent) => {
    const [right, down] = ARROWS[event.key] ?? []
    if (right === undefined || down === undefined) return
    event.preventDefault()
    event.stopPropagation()
    const { x, y } = map.project([longitude, latitude])
    const step = KEYBOARD_STEP * (event.shiftKey ? 10 : 1)
    moved(map.unproject([x + right * step, y + down * step]).wrap())
  }
  return (
    placed &&
    createPortal(<MapPin marker={marker} onKeyDown={movable ? nudge : undefined} />, placed.getElement())
  )
}
