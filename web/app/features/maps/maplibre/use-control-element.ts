import type { IControl, Map as MapLibre } from 'maplibre-gl'
import { useEffect, useState } from 'react'

/** Adds an element to the map's controls; React renders its content through a portal. */
export const useControlElement = (map: MapLibre): HTMLElement | null => {
  const [element, setElement] = useState<HTMLElement | null>(null)
  useEffect(() => {
    const group = document.createElement('div')
    group.className = 'maplibregl-ctrl maplibregl-ctrl-group'
    const control: IControl = { onAdd: () => group, onRemove: () => group.remove() }
    map.addControl(control, 'top-right')
    setElement(group)
    return () => {
      map.removeControl(control)
    }
  }, [map])
  return element
}
