import type { Map as MapLibre } from 'maplibre-gl'
import { useEffect, useEffectEvent, useState } from 'react'
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx'
import { LAST_DETAILED_ZOOM } from '../constants.ts'
import { formatCoordinates } from '../format-coordinates.ts'
import { MapLinks } from '../map-links.tsx'
import type { Coordinates, MapRegion } from '../map-source.ts'
import classes from '../map-view.module.css'
import { describeNearby } from './nearby-places.ts'
import { covers, namedPlaces } from './surroundings.ts'

interface Surroundings {
  place: Coordinates
  nearby: string[]
}

const isSamePosition = (one: Coordinates, other: Coordinates) =>
  one.latitude === other.latitude && one.longitude === other.longitude

/**
 * At close zoom, the built-in map has no streets outside imported regions: this note says so, and describes the place in other
 * ways.
 */
export const StreetlessNote = ({
  map,
  marker,
  regions,
}: {
  map: MapLibre
  marker?: Coordinates
  regions: readonly MapRegion[]
}) => {
  const [surroundings, setSurroundings] = useState<Surroundings | null>(null)
  const look = useEffectEvent(() => {
    if (map.getZoom() <= LAST_DETAILED_ZOOM) return setSurroundings(null)
    const { lat, lng } = map.getCenter().wrap()
    const place = marker ?? { latitude: lat, longitude: lng }
    if (regions.some((region) => covers(region, place))) return setSurroundings(null)
    setSurroundings({ place, nearby: describeNearby(place, namedPlaces(map)) })
  })
  useEffect(() => {
    const update = () => look()
    map.on('idle', update)
    return () => {
      map.off('idle', update)
    }
  }, [map])
  if (!surroundings) return null
  const { place, nearby } = surroundings
  // The map may still be on its way to another marker: until it is there, the note would be about the one before.
  if (marker && !isSamePosition(marker, place)) return null
  return (
    <div role="note" className={classes.note}>
      <p>Este mapa no muestra calles a esta escala.</p>
      {/* The screen reader's version of the signs that the map draws. */}
      {nearby.length > 0 && <VisuallyHidden>Cerca: {nearby.join(' · ')}.</VisuallyHidden>}
      <p className={classes.coordinates}>{formatCoordinates(place)}</p>
      <MapLinks place={place} />
    </div>
  )
}
