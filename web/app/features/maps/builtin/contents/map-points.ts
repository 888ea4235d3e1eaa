import { kilometresBetween } from '@andariego/contract/distance'
import { directionOf } from '../../geography.ts'
import type { Coordinates } from '../../map-source.ts'
import { distanceInWords } from '../nearby-places.ts'
import { pointWord } from './point-words.ts'

/** A symbol that the map draws now. */
export type Drawn = Coordinates & { layer: string; properties: Record<string, unknown> }

/** A point of the map, described in words. */
export type MapPoint = Coordinates & { key: string; name: string; about: string }

/** The source layers with places to visit and with names of towns. */
export const POINT_LAYERS = new Set(['pois', 'sights', 'places'])
/** Within this distance, in kilometres, no direction is given. */
const HERE_KM = 0.015

const wordOf = ({ layer, properties }: Drawn) =>
  layer === 'places' && properties.kind === undefined ? 'Localidad' : pointWord(properties)

const away = (from: Coordinates, to: Coordinates): string => {
  const distance = kilometresBetween(from, to)
  return distance < HERE_KM ? 'aquí mismo' : `a ${distanceInWords(distance)} al ${directionOf(from, to)}`
}

/** The drawn symbols as a list, nearest first; a point contained in two tiles is listed once. */
export const mapPoints = (drawn: readonly Drawn[], from: Coordinates): MapPoint[] => {
  const points = new Map<string, MapPoint & { distance: number }>()
  for (const one of drawn) {
    const { latitude, longitude, properties } = one
    const word = wordOf(one)
    const name = String(properties['name:es'] ?? properties.name ?? word)
    const key = `${name} ${latitude.toFixed(4)} ${longitude.toFixed(4)}`
    const about = [name !== word && word, away(from, one)].filter(Boolean).join(' · ')
    points.set(key, { key, name, about, latitude, longitude, distance: kilometresBetween(from, one) })
  }
  return [...points.values()]
    .sort((one, other) => one.distance - other.distance)
    .map(({ distance: _distance, ...point }) => point)
}
