import type { Map as MapLibre } from 'maplibre-gl'
import { createPortal } from 'react-dom'
import { MapPin } from '../map-pin.tsx'
import type { MapMarker } from '../map-source.ts'
import { usePlacedElement } from './use-placed-element.ts'

type Move = (latitude: number, longitude: number) => void
interface MapMarkersProps {
  map: MapLibre
  markers: readonly MapMarker[]
  draggable: boolean
  onMove?: Move
}

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

/** A marker: the renderer moves its element with the map, React renders its content. */
const PlacedMarker = ({ map, marker, onMove }: { map: MapLibre; marker: MapMarker; onMove?: Move }) => {
  const { latitude, longitude, highlighted } = marker
  const draggable = onMove !== undefined
  const element = usePlacedElement(map, marker, {
    anchor: 'bottom',
    draggable,
    onDragged: onMove,
    above: highlighted,
  })

  const nudge = (event: React.KeyboardEvent) => {
    const [right, down] = ARROWS[event.key] ?? []
    if (right === undefined || down === undefined) return
    event.preventDefault()
    event.stopPropagation()
    const { x, y } = map.project([longitude, latitude])
    const step = KEYBOARD_STEP * (event.shiftKey ? 10 : 1)
    const { lat, lng } = map.unproject([x + right * step, y + down * step]).wrap()
    onMove?.(lat, lng)
  }
  return (
    element && createPortal(<MapPin marker={marker} onKeyDown={draggable ? nudge : undefined} />, element)
  )
}
