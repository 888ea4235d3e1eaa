import { setImmediate } from 'node:timers/promises'
import type { Evidence } from '../knowledge/evidence-repository.ts'
import { MEASURES } from '../lexicon/measures.ts'
import { gistOf, likeness } from '../understanding/gists.ts'
import type { QuestionRead } from '../understanding/read-question.ts'
import { having, reaches } from './find-places.ts'
import { A_TIME_OF_YEAR } from './fits-form.ts'
import { distinctSentences } from './place-reply.ts'
import type { Known } from './reply.ts'
import type { Found, Search } from './search.ts'

/** From this likeness a sentence may be about what was asked: one of ten sentences about something else reaches it. */
const LIKE = 0.02
/** From this likeness it probably is: one of fifty sentences about something else reaches it. */
const RATHER_LIKE = 0.1

/** A sentence, and how likely it is about what was asked. */
interface Like {
  one: Evidence
  like: number
}

/** Reading a sentence takes a fraction of a millisecond; after this many, other requests get their turn. */
const AT_ONCE = 25

/**
 * Returns the sentences that may be about what was asked though they share no word with it, the likeliest first: 'ni piensen en parquear' for
 * 'se consigue dónde dejar el carro'. `asked`: the question without names, in Spanish.
 */
export const likeliest = async (said: readonly Evidence[], asked: string, least = LIKE): Promise<Like[]> => {
  const gist = gistOf(asked)
  const found: Like[] = []
  for (const [index, one] of distinctSentences(said).entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await setImmediate()
    const like = likeness(gist, gistOf(one.sentence))
    if (like >= least) found.push({ one, like })
  }
  return found.sort((a, b) => b.like - a.like)
}

const QUOTES = 3
/**
 * Returns sentences that are likely about what was asked, to fill up an answer's quotes to three. None where a sentence about
 * another price, hour or month would be wrong.
 */
export const likelyBesides = async (
  said: readonly Evidence[],
  { wishes, literal, rest }: Pick<QuestionRead, 'wishes' | 'literal' | 'rest'>,
  quoted: readonly Evidence[],
): Promise<Evidence[]> => {
  const isExact =
    wishes.some(({ aspect }) => MEASURES.has(aspect)) || literal.some((word) => A_TIME_OF_YEAR.test(word))
  if (isExact || quoted.length >= QUOTES) return []
  const like = await likeliest(said, rest, RATHER_LIKE)
  return like
    .filter(({ one }) => !quoted.some(({ sentence }) => sentence === one.sentence))
    .map(({ one }) => one)
    .slice(0, QUOTES - quoted.length)
}

/** The number of an area's places that are searched, the best first. */
const LOOKED_AT = 20

/** Returns the places of an area whose reviews most likely tell of what is sought, in whichever words, each with the sentence. */
export const likeliestPlaces = async (known: Known, search: Search): Promise<Found[]> => {
  const { evidence, finder } = known
  const { area, kinds, rest } = search
  if (area === null || rest === undefined) return []
  const ids = await evidence.places({ area, kinds }, 'best', LOOKED_AT)
  const best = new Map<string, Evidence>()
  for (const { one } of await likeliest(await evidence.all(ids), rest, RATHER_LIKE))
    if (!best.has(one.placeId)) best.set(one.placeId, one)
  const [places, unfit] = await Promise.all([finder.these([...best.keys()]), having(known, ids, search)])
  return places
    .filter((place) => reaches(area, place) && !unfit.has(place.id))
    .map((place) => ({ place, reason: best.get(place.id) ?? null }))
}
