import type { Map as MapLibre } from 'maplibre-gl'
import { useEffect, useState } from 'react'
import type { MapMarker } from '../map-source.ts'
import { MapMarkers } from './map-markers.tsx'

const seenOn = (map: MapLibre, neighbours: readonly MapMarker[]) => {
  const bounds = map.getBounds()
  return neighbours.filter(({ latitude, longitude }) => bounds.contains([longitude, latitude]))
}

/** Small pins for the neighbours in view; a pin out of view would take keyboard focus while it is invisible. */
export const MapNeighbours = ({ map, neighbours }: { map: MapLibre; neighbours: readonly MapMarker[] }) => {
  const [seen, setSeen] = useState<readonly MapMarker[]>([])
  useEffect(() => {
    const update = () => setSeen(seenOn(map, neighbours))
    update()
    map.on('moveend', update)
    return () => {
      map.off('moveend', update)
    }
  }, [map, neighbours])
  return <MapMarkers map={map} markers={seen} draggable={false} />
}
