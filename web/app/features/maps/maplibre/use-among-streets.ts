import type { Map as MapLibre } from 'maplibre-gl'
import { useEffect, useState } from 'react'
import { covers } from '../builtin/surroundings.ts'
import type { Coordinates, MapRegion } from '../map-source.ts'

const isAmong = (regions: readonly MapRegion[], centre: Coordinates) =>
  regions.some((region) => covers(region, centre))

/** Whether the middle of the map lies in a region with streets; at first, whether `start` does. */
export const useAmongStreets = (
  map: MapLibre | null,
  regions: readonly MapRegion[],
  start: Coordinates,
): boolean => {
  const [among, setAmong] = useState(() => isAmong(regions, start))
  useEffect(() => {
    if (!map || regions.length === 0) return
    const look = () => {
      const { lat: latitude, lng: longitude } = map.getCenter()
      setAmong(isAmong(regions, { latitude, longitude }))
    }
    map.on('moveend', look)
    look()
    return () => {
      map.off('moveend', look)
    }
  }, [map, regions])
  return among
}
