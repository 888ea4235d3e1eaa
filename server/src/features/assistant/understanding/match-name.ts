import { findKinds } from '../lexicon/lexicon.ts'
import { isNumber } from '../lexicon/term-matcher.ts'
import { isAskedAbout, isOfAnother } from './name-or-thing.ts'
import { distinctiveWords, isCommonWord, isParticle, type KnownName } from './name-words.ts'

/** A place of the community that a question names. */
export interface PlaceMatch {
  id: string
  from: number
  to: number
  /** The positions of the question's words that are in the name. */
  at: readonly number[]
  /** 1 when the whole name was used. */
  share: number
  /** True when its words could also refer to other places: 'el alcázar', 'la plaza grande'. */
  isWeak: boolean
  /** True when the question names the place's city as well. */
  isInCitySaid?: boolean
}

/** A name, word by word. */
interface NamedPlace {
  id: string
  words: string[]
  weights: Map<string, number>
  total: number
  distinctive: Set<string>
}

/** Words inside names; 'en' is not among them, because a location follows it. */
const LINKS = new Set('de del la las el los lo y of the da do san santa'.split(' '))
const DEFINITE = new Set(['el', 'la', 'al', 'del', 'the', 'o', 'a', 'do', 'da'])
const COMMON_WEIGHT = 0.35
const PARTICLE_WEIGHT = 0.1
const AREA_WEIGHT = 0.3
/** Part of a name identifies a place when it has this share of the weight, or when few other names contain it. */
const PART_MEANT = 0.34
const RARE = 3
const GAP = 3
const KIND_LETTERS = 5
/** A number with at least this many digits may name a place; a shorter one counts hours or coins. */
const NAMING_DIGITS = 3

const namedPlace = (known: KnownName): NamedPlace => {
  const { id, name, areaWords } = known
  const words = name.split(' ')
  const distinctive = distinctiveWords(known)
  const weightOf = (word: string): number => {
    if (distinctive.has(word)) return 1
    if (isParticle(word)) return PARTICLE_WEIGHT
    return areaWords.has(word) ? AREA_WEIGHT : COMMON_WEIGHT
  }
  const weights = new Map(words.map((word) => [word, weightOf(word)]))
  return {
    id,
    words,
    weights,
    total: [...weights.values()].reduce((sum, weight) => sum + weight, 0),
    distinctive,
  }
}

interface Said {
  spot: number
  word: string
}
const isName = ({ word }: Said) => !isParticle(word)
/** 'de belem del castillo' is no part of 'Castillo de San Jorge': small words only count between others. */
const trimmed = (run: readonly Said[]): Said[] => {
  const from = run.findIndex(isName)
  const to = run.findLastIndex(isName)
  return from < 0 ? [] : run.slice(from, to + 1)
}

const SAINT = new Set(['san', 'santa', 'santo', 'sao'])
const ARTICLES = new Set(['el', 'la', 'los', 'las'])
const CHOICE = new Set(['o', 'u', 'vs', 'versus', 'or', 'ou'])
/** Whether a name has a small word once more than the run does: both 'de' of 'Museo de los Perritos de Barro'. */
const hasAgain = ({ words }: NamedPlace, run: readonly Said[], { word }: Said): boolean =>
  isParticle(word) &&
  run.filter((one) => one.word === word).length < words.filter((one) => one === word).length
/**
 * Returns the run of words that covers most of the name, using each word as often as the name does, and allowing small gaps, but none over an
 * 'o': 'museo Rafael Coronel o Pedro Coronel' has two names.
 */
const bestRun = (place: NamedPlace, spots: readonly Said[], question: readonly string[]): Said[] => {
  let best: Said[] = []
  let bestWeight = 0
  let run: Said[] = []
  for (const next of spots) {
    const last = run.at(-1)?.spot ?? next.spot
    const isNear =
      next.spot - last <= GAP && !question.slice(last + 1, next.spot).some((word) => CHOICE.has(word))
    const first = hasAgain(place, run, next) ? 0 : run.findIndex(({ word }) => word === next.word) + 1
    run = isNear ? [...run.slice(first), next] : [next]
    const held = trimmed(run)
    const words = new Set(held.map(({ word }) => word))
    const weight = [...words].reduce((sum, word) => sum + (place.weights.get(word) ?? 0), 0)
    if (weight > bestWeight) [best, bestWeight] = [held, weight]
  }
  return best
}

/**
 * Returns whether, and how certainly, a question's words name a place. `at` has the position of each word (after correcting
 * misspellings); `sharing` returns how many places have all of these words.
 */
export const matchOf = (
  known: KnownName,
  question: readonly string[],
  at: ReadonlyMap<string, readonly number[]>,
  sharing: (words: readonly string[]) => number,
): PlaceMatch | null => {
  const { areaWords } = known
  const place = namedPlace(known)
  const spots = [...new Set(place.words)]
    .flatMap((word) => (at.get(word) ?? []).map((spot) => ({ spot, word })))
    .sort((a, b) => a.spot - b.spot)
  const run = bestRun(place, spots, question)
  const said = new Set(run.map(({ word }) => word))
  if (said.size === 0) return null
  const weight = [...said].reduce((sum, word) => sum + (place.weights.get(word) ?? 0), 0)
  const begin = run[0]?.spot ?? 0
  const before = question[begin - 1] ?? ''
  // 'santa' of 'Santa Sofía' is in many names and carries no weight, but is no word for something else either.
  const saint = SAINT.has(before) && place.words.includes(before) ? [begin - 1] : []
  const from = saint[0] ?? begin
  const to = (run.at(-1)?.spot ?? 0) + 1
  // A word that the name has twice may be repeated: 'chan chan'.
  const again = spots.filter(({ spot, word }) => said.has(word) && (spot === from - 1 || spot === to))
  const match = {
    id: place.id,
    from,
    to,
    at: [...saint, ...[...run, ...again].map(({ spot }) => spot)].sort((a, b) => a - b),
    share: weight / place.total,
    isWeak: false,
  }
  const distinct = [...said].filter((word) => place.distinctive.has(word))
  const needed = place.words.filter((word) => !isParticle(word))
  const isWhole = needed.every((word) => said.has(word))
  if (isWhole && (distinct.length > 0 || needed.length > 1)) return { ...match, share: 1 }
  // 'la viña' with its article is La Viña, unless that is a kind of place.
  const [article = '', noun = ''] = place.words
  const isArticled =
    place.words.length === 2 &&
    ARTICLES.has(article) &&
    question[begin - 1] === article &&
    said.has(noun) &&
    findKinds([noun]).length === 0
  if (isArticled) return { ...match, from: begin - 1, at: [begin - 1, ...match.at], share: 1, isWeak: true }
  const isRare = distinct.some((word) => sharing([word]) <= RARE)
  if (place.words.length > 2 && match.share >= 0.85) return match
  if (distinct.length > 0 && (isRare || match.share >= 0.5) && match.share >= PART_MEANT * (isRare ? 0.6 : 1))
    return match
  if (place.distinctive.size > 0 && distinct.length === 0 && place.words.length < 4) return null
  const names = run.filter(isName).map(({ word }) => word)
  // 'playa' is one word of the question, though 'playa Amman Beach' has it twice.
  const isOfSeveralWords = new Set(run.filter(isName).map(({ spot }) => spot)).size > 1
  const isLinked = question
    .slice(from, to)
    .every((word, index) => match.at.includes(from + index) || LINKS.has(word))
  const isMoreThanItsArea = names.some((word) => place.weights.get(word) !== AREA_WEIGHT)
  if (isOfSeveralWords && isLinked && isMoreThanItsArea && sharing(names) === 1)
    return { ...match, isWeak: true }
  const [only = ''] = names
  // 'en el 1800' means 'Restaurante 1800' when no other place has this number.
  const isOnlyNumber =
    names.length === 1 && isNumber(only) && only.length >= NAMING_DIGITS && sharing([only]) === 1
  if (isOnlyNumber && place.words.length <= 2 && DEFINITE.has(before)) return { ...match, isWeak: true }
  // 'el museo' is not the only one that is called 'museu'.
  const isSaid = names.length === 1 && question[begin] === only
  // A restaurant may be called as a drink is: 'qué tal Ouzo'.
  if (isSaid && isWhole && isAskedAbout(question, from) && sharing([only]) === 1)
    return { ...match, isWeak: true }
  const isKindAlone =
    isSaid && only.length >= KIND_LETTERS && findKinds([only]).length > 0 && sharing([only]) === 1
  if (!isKindAlone || place.distinctive.size > 0) return null
  // 'oceanogràfic o torre del Miguelete': a whole name that somebody chooses from needs no article.
  const isChosenFrom = isWhole && (CHOICE.has(before) || CHOICE.has(question[to] ?? ''))
  // 'del parque Kennedy' is none of the parks that are only called park.
  const next = question[to] ?? ''
  const isNamedOtherwise =
    (next !== '' && !isCommonWord(next) && !isNumber(next)) ||
    isOfAnother(question, to, (word) => areaWords.has(word) || place.words.includes(word))
  return (DEFINITE.has(before) && !isNamedOtherwise) || isChosenFrom ? { ...match, isWeak: true } : null
}
