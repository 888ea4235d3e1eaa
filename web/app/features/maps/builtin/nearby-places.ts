import { kilometresBetween } from '@andariego/contract/distance'
import { directionOf } from '../geography.ts'
import type { Coordinates } from '../map-source.ts'

export type NamedPlace = Coordinates & { name: string }

const NEARBY_KM = 60
/** Where nothing is nearby, the nearest within this distance are told. */
const FAR_KM = 1_000
const SHOWN = 3
/** Within this distance, in kilometres, the point counts as inside the place, and no direction is given. */
const HERE_KM = 0.3

const kilometres = (digits: number) =>
  new Intl.NumberFormat('es', { style: 'unit', unit: 'kilometer', maximumFractionDigits: digits })
const metres = new Intl.NumberFormat('es', { style: 'unit', unit: 'meter', maximumSignificantDigits: 2 })

/** '350 m', '1,2 km', '44 km' */
export const distanceInWords = (distance: number): string =>
  distance < 1 ? metres.format(distance * 1_000) : kilometres(distance < 10 ? 1 : 0).format(distance)

/** The nearest named places in words: 'San Telmo, a 1,2 km al sur'. */
export const describeNearby = (from: Coordinates, places: readonly NamedPlace[]): string[] => {
  const nearest = new Map<string, NamedPlace & { distance: number }>()
  for (const place of places) {
    const distance = kilometresBetween(from, place)
    const known = nearest.get(place.name)
    if (distance <= FAR_KM && (!known || distance < known.distance))
      nearest.set(place.name, { ...place, distance })
  }
  const all = [...nearest.values()].sort((one, other) => one.distance - other.distance)
  const nearby = all.filter(({ distance }) => distance <= NEARBY_KM)
  return (nearby.length > 0 ? nearby : all)
    .slice(0, SHOWN)
    .map((place) =>
      place.distance < HERE_KM
        ? place.name
        : `${place.name}, a ${distanceInWords(place.distance)} al ${directionOf(from, place)}`,
    )
}
