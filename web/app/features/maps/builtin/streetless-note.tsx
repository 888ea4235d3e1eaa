import type { Map as MapLibre } from 'maplibre-gl'
import { useEffect, useEffectEvent, useState } from 'react'
import { LAST_DETAILED_ZOOM } from '../constants.ts'
import { formatCoordinates } from '../geography.ts'
import { MapLinks } from '../map-links.tsx'
import type { Coordinates, MapRegion } from '../map-source.ts'
import classes from '../map-view.module.css'
import { describeNearby, type NamedPlace } from './nearby-places.ts'
import { NAMES_SOURCE } from './style.ts'

type Surroundings = { place: Coordinates; nearby: string[] }

const namedPlaces = (map: MapLibre): NamedPlace[] =>
  map.querySourceFeatures(NAMES_SOURCE, { sourceLayer: 'places' }).flatMap(({ geometry, properties }) => {
    if (geometry.type !== 'Point') return []
    const [longitude = 0, latitude = 0] = geometry.coordinates
    return [{ name: String(properties.name), latitude, longitude }]
  })

const covers = ({ coverage }: MapRegion, { latitude, longitude }: Coordinates) =>
  coverage.some(
    ([west, south, east, north]) =>
      longitude >= west && longitude <= east && latitude >= south && latitude <= north,
  )

/** Close up, the built-in map has no streets outside imported regions: this says so, and tells where one is in other ways. */
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
  return (
    <div role="note" className={classes.note}>
      <p>Este mapa no muestra calles a esta escala.</p>
      {nearby.length > 0 && (
        <p>
          Cerca: <span className={classes.nearby}>{nearby.join(' · ')}</span>
        </p>
      )}
      <p className={classes.coordinates}>{formatCoordinates(place)}</p>
      <MapLinks place={place} />
    </div>
  )
}
