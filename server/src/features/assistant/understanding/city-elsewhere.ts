import { PLAINLY_BEFORE_A_NAME } from './area-words.ts'
import type { PlaceMatch } from './match-name.ts'
import { isParticle, type KnownName } from './name-words.ts'

const CHOICE = new Set(['o', 'u', 'or', 'ou', 'vs'])
const CITY_WORDS_MAX = 5
/** A match of less than this share of a place's name is taken for the city of that name. */
const LITTLE = 0.5

/** A city in the community's places, which the map may not know. */
export interface City {
  name: string
  country: string | null
  latitude: number
  longitude: number
}

/** A city's name in a question. */
interface Said {
  from: number
  to: number
  words: readonly string[]
}

/** Returns where a question names cities of the community, each by all of its words. */
export const citiesIn = (words: readonly string[], isCity: (name: string) => boolean): Said[] =>
  words.flatMap((_, from) =>
    Array.from({ length: CITY_WORDS_MAX }, (_, more) => from + more + 1)
      .filter((to) => to <= words.length && isCity(words.slice(from, to).join(' ')))
      .map((to) => ({ from, to, words: words.slice(from, to) })),
  )

/**
 * Whether a match's words name a city where its place is not: 'dónde bailo en San Juan' is about the city, and not about San Juan Chamula,
 * which lies elsewhere; 'en las grutas o en las Lajas' is a choice between places.
 */
export const isCityElsewhere = (
  { at, share }: PlaceMatch,
  { areaWords }: KnownName,
  said: readonly Said[],
  question: readonly string[],
): boolean =>
  share < 1 &&
  said.some(({ from, to, words }) => {
    const [choice = '', before = ''] = question.slice(Math.max(0, from - 2), from).slice(-2)
    const isPlainlyThere = PLAINLY_BEFORE_A_NAME.has(before || choice) && !(before && CHOICE.has(choice))
    const saysMore = words.some((word, index) => !isParticle(word) && !at.includes(from + index))
    return (
      (saysMore || isPlainlyThere || share < LITTLE) &&
      at.every((spot) => spot >= from && spot < to) &&
      !words.every((word) => areaWords.has(word))
    )
  })

/** Whether a question names the city of a place besides the place: 'el Cairo de Rosario' is the bar there. */
export const isInCitySaid = ({ at }: PlaceMatch, { areaWords }: KnownName, said: readonly Said[]): boolean =>
  said.some(
    ({ from, to, words }) =>
      at.every((spot) => spot < from || spot >= to) && words.every((word) => areaWords.has(word)),
  )
