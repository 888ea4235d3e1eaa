import { metresBetween } from '@andariego/contract/distance'
import type { Place } from '@andariego/contract/places'
import type { Area } from '../understanding/area.ts'
import type { PlaceMatch } from '../understanding/match-name.ts'
import type { QuestionRead } from '../understanding/read-question.ts'
import type { Known } from './reply.ts'

/** Words right before a town in which something is looked for. */
export const IN = new Set(['en', 'in', 'em', 'dans'])
/** From this distance a place is not meant by who looks for something in the town. */
const FAR_METRES = 150_000
const ARTICLED = new Set(['el', 'la', 'the', 'le', 'il', 'o', 'a'])
/** A name of more than one word with a meaning. */
const WORDS = /\p{L}{4,}.*[\s'-].*\p{L}{4,}/u
/** Less than this share of a name is a part of it. */
const PART = 0.6
/** The same in other languages, where 'a' and 'no' are no words of their own. */
const INSIDE = new Set([...IN, 'a', 'ad', 'nel', 'nella', 'no', 'na', 'au'])
/**
 * Drops places elsewhere: 'un hammam à Istanbul' is no Hammam Al Ándalus in Granada. Part of a name yields to a town behind 'en', far
 * from the place, in which the community has others; 'en la entrada' is no town. More of a name yields to a town right behind it: 'los
 * pasteles de Belén en Lisboa' are not of the Mercado de Belén in Iquitos.
 */
export const withoutFar = async (
  { evidence }: Known,
  places: Place[],
  group: readonly PlaceMatch[],
  areas: readonly Area[],
  { areas: matches, words, language }: QuestionRead,
): Promise<Place[]> => {
  const within = language === 'es' ? IN : INSIDE
  const bound = areas.filter((area) =>
    matches.some(({ areas: own, from }) => own.includes(area) && within.has(words[from - 1] ?? '')),
  )
  const isLocated = ({ share, to }: PlaceMatch) =>
    share < 1 && within.has(words[to] ?? '') && matches.some(({ from }) => from === to + 1)
  const isOneWord = ({ from, to }: PlaceMatch) =>
    to - from === 1 && !ARTICLED.has(words[from - 1] ?? '') && places.every(({ name }) => WORDS.test(name))
  const isWhole = (match: PlaceMatch) => match.share >= PART && !isLocated(match) && !isOneWord(match)
  if (bound.length === 0 || group.some(isWhole)) return places
  if (!(await evidence.inhabited(bound)).every(Boolean)) return places
  return places.filter((place) =>
    bound.some((area) => area.type !== 'circle' || metresBetween(area, place) <= FAR_METRES),
  )
}
