import { metresBetween } from '@andariego/contract/distance'
import type { Place } from '@andariego/contract/places'
import { fold } from '../../maps/public.ts'
import type { Spot } from '../understanding/areas.ts'
import { edits, forgiven } from '../understanding/spelling.ts'
import type { Known } from './reply.ts'

/** How far, in metres, a community's place may be from the map's feature of that name; a park's centre is far from its gate. */
const SAME_SPOT_METRES = 120
const SAME_NAME_METRES = 20_000
const WHOLE_NAME_METRES = 80_000

const isSameWord = (a: string, b: string): boolean => a === b || edits(a, b, forgiven(a)) <= forgiven(a)

/** Leaves out articles, 'de' and the like. */
const meaningful = (words: readonly string[]): string[] => words.filter((word) => word.length > 3)

/**
 * Finds the community's place for something that the map knows by another name: 'La Bombonera', 'Iguazú'. `asked`: the words that
 * name it in the question; the map calls 'el teleférico de Caracas' after its mountain. `isPoint`: only where it is matters.
 */
export const placeAt = async (
  finder: Known['finder'],
  spot: Spot,
  asked: readonly string[],
  isPoint: boolean,
): Promise<Place | undefined> => {
  const { latitude, longitude } = spot
  const near = await finder.list({ sort: 'nearby', latitude, longitude, limit: 8 })
  const words = meaningful(fold(spot.name).split(' '))
  const askedWords = meaningful(asked)
  const shared = (place: Place, sought = words) =>
    sought.filter((word) =>
      fold(place.name)
        .split(' ')
        .some((own) => isSameWord(word, own)),
    ).length
  const isWithin = (place: Place, metres: number) => metresBetween(place, spot) <= metres
  return (
    near.find((place) => shared(place) === words.length && isWithin(place, WHOLE_NAME_METRES)) ??
    near.find((place) => shared(place) > 0 && isWithin(place, SAME_NAME_METRES)) ??
    near.find((place) => shared(place, askedWords) > 0 && isWithin(place, SAME_NAME_METRES)) ??
    // A town's name does not refer to the one place at its centre, nor a cathedral's to the restaurant beside it.
    (spot.city || isPoint ? undefined : near.find((place) => isWithin(place, SAME_SPOT_METRES)))
  )
}
