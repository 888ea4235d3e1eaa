import { metresBetween, type Position } from '@andariego/contract/distance'
import type { Place } from '@andariego/contract/places'
import { findAskedKinds } from '../lexicon/lexicon.ts'
import type { Area } from '../understanding/area.ts'
import type { PlaceMatch } from '../understanding/match-name.ts'
import type { QuestionRead } from '../understanding/read-question.ts'
import type { Known } from './reply.ts'

/** Words right before a town in which something is looked for. */
export const IN = new Set(['en', 'in', 'em', 'dans'])
/** A place at least this far away is not meant when something is looked for in the town. */
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

/** What stands behind the first of two things. */
const CHOSEN = new Set('y e o u vs versus and or et ou ed oppure'.split(' '))
/** What stands between two things that one asks about together. */
const TOGETHER = new Set(
  'y e o u ni con vs versus contra a hasta hacia desde entre and or with to from between ou et avec com ed oppure'.split(
    ' ',
  ),
)
/**
 * Drops places far from what the question is about, of which it has only one word that means something else: 'quanto costa il planetario
 * del Parque Tangamanga' is not about Costa Nova, nor is a hike 'brava' near Pasto about a 'Bar La Cecina Brava' in León. A word for a
 * kind of place yields also behind 'from': 'desde el parque' is the park there. `chosen`: the places meant by each group of matches;
 * `towns`: those that it names; `spokenOf`: the place that the talk is about, from which only a word for a kind strays: who names another
 * place by one word goes on to that.
 */
export const withoutStrays = (
  chosen: readonly Place[][],
  { places: groups, words }: Pick<QuestionRead, 'places' | 'words'>,
  { towns, spokenOf }: { towns: readonly Position[]; spokenOf: Position | undefined },
): Place[][] => {
  const isKind = ({ from, to }: PlaceMatch) =>
    to - from === 1 && findAskedKinds(words.slice(from, to)).length > 0
  const isPlain = (at: number) => {
    const [match] = groups[at] ?? []
    if (!match || match.share >= PART || match.at.length > 1) return false
    if (isKind(match)) return true
    // 'o' is an article of Portuguese, too.
    const [before = '', beforeIt = ''] = words.slice(Math.max(0, match.from - 2), match.from).reverse()
    const isLinked = TOGETHER.has(before) || (ARTICLED.has(before) && TOGETHER.has(beforeIt))
    return !isLinked && !CHOSEN.has(words[match.to] ?? '')
  }
  const named = chosen.filter((_, at) => !isPlain(at)).flat()
  const around = [named, towns, spokenOf ? [spokenOf] : []].find((points) => points.length > 0) ?? []
  const isNear = (place: Place) => around.some((other) => metresBetween(place, other) <= FAR_METRES)
  const isOfTalk = named.length + towns.length === 0
  const mayStray = (at: number) => isPlain(at) && (!isOfTalk || groups[at]?.every(isKind) === true)
  const isStray = (places: readonly Place[], at: number) =>
    around.length > 0 && mayStray(at) && !places.some(isNear)
  return chosen.filter((places, at) => !isStray(places, at))
}
