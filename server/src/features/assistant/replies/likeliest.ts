import type { Evidence } from '../knowledge/evidence-repository.ts'
import { gistOf, likeness } from '../understanding/gists.ts'
import { distinctSentences } from './place-reply.ts'
import type { Known } from './reply.ts'
import type { Found, Search } from './search.ts'

/** From this likeness a sentence may be about what was asked: of ten about something else, one is as like. */
const LIKE = 0.02
/** From this likeness it rather is: of fifty about something else, one is as like. */
export const RATHER_LIKE = 0.1

/** A sentence, and how likely it is about what was asked. */
export interface Like {
  one: Evidence
  like: number
}

/**
 * Returns the sentences that may be about what was asked though they share no word with it, the likeliest first: 'ni piensen en parquear' for
 * 'se consigue dónde dejar el carro'. `asked`: the question without names, in Spanish.
 */
export const likeliest = (said: readonly Evidence[], asked: string, least = LIKE): Like[] => {
  const gist = gistOf(asked)
  return distinctSentences(said)
    .map((one) => ({ one, like: likeness(gist, gistOf(one.sentence)) }))
    .filter(({ like }) => like >= least)
    .sort((a, b) => b.like - a.like)
}

/** So many places of an area are looked at, the best first. */
const LOOKED_AT = 40

/** Returns the places of an area whose reviews most likely tell of what is sought, in whichever words, each with the sentence. */
export const likeliestPlaces = async (
  { evidence, finder }: Known,
  { area, kinds, rest = '' }: Search,
): Promise<Found[]> => {
  if (area === null) return []
  const ids = await evidence.places({ area, kinds }, 'best', LOOKED_AT)
  const best = new Map<string, Evidence>()
  for (const { one } of likeliest(await evidence.all(...ids), rest, RATHER_LIKE))
    if (!best.has(one.placeId)) best.set(one.placeId, one)
  const places = await finder.these([...best.keys()])
  return places.map((place) => ({ place, reason: best.get(place.id) ?? null }))
}
