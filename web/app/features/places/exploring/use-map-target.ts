import type { Place } from '@andariego/contract/places'
import { useEffect, useRef, useState } from 'react'
import { boundsAround, type MapBounds } from '../../maps/public.ts'
import { type ExploreFilters, zoneText } from './explore-filters.ts'

/** The margin around the found places, as a share of their box. */
const MARGIN = 0.12

interface Found {
  filters: ExploreFilters
  /** The first page; undefined while the response for the filters is on its way. */
  places: readonly Place[] | undefined
}

/**
 * The box to move the map to: the zone in the address, unless the map itself has set it; otherwise the box of the results, each
 * time the filters change.
 */
export const useMapTarget = ({ filters: { q, city, kind, zone }, places }: Found) => {
  const [target, setTarget] = useState<MapBounds | null>(null)
  const ownZone = useRef('')
  const fitted = useRef<string | null>(null)
  const zoneKey = zone ? zoneText(zone) : ''
  const search = JSON.stringify([q, city, kind])

  // biome-ignore lint/correctness/useExhaustiveDependencies: zone and places are looked at when their keys change
  useEffect(() => {
    if (zone) {
      fitted.current = search
      if (zoneKey !== ownZone.current) setTarget(zone)
      ownZone.current = zoneKey
      return
    }
    ownZone.current = ''
    if (!places || places.length === 0 || fitted.current === search) return
    fitted.current = search
    setTarget(boundsAround(places, MARGIN))
  }, [zoneKey, search, places])

  /** Call this before the map's own move becomes the zone. */
  const keepHere = (moved: MapBounds) => {
    ownZone.current = zoneText(moved)
  }
  return { target, keepHere }
}
