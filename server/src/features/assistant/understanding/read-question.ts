import { fold } from '../../maps/public.ts'
import { EMPTY_WORDS, findAskedAspects } from '../lexicon/lexicon.ts'
import { translationOf } from '../lexicon/translations.ts'
import { PLAINLY_BEFORE_A_NAME } from './area-words.ts'
import { findAreas, type Spot } from './areas.ts'
import { onlyTheQuestion } from './asides.ts'
import { isUnwanted, kindsIn } from './asked-kinds.ts'
import { daysAsked } from './days-asked.ts'
import { type Form, formsOf } from './form.ts'
import { type Hint, hintsOf, THE } from './hints.ts'
import { isKnownInSpanish, namedInSpanish } from './in-spanish.ts'
import { type Language, languageBesides } from './language.ts'
import { positionAsked } from './list-position.ts'
import type { PlaceMatch } from './match-name.ts'
import { meantPlaces } from './meant-places.ts'
import { mended } from './mend-words.ts'
import { isCommonWord } from './name-words.ts'
import { withoutOrigins } from './origins.ts'
import type { PlaceNames } from './place-names.ts'
import { isBehindQuarter } from './quarters.ts'
import { saidBesides } from './said-besides.ts'
import { declinedBefore, isRide, plainWords } from './typed-words.ts'
import { hasPortugueseWeekday } from './weekdays.ts'
import { type Wish, wishesOf } from './wishes.ts'
import { workplacesOf } from './workplaces.ts'
import type { AreaMatch } from './zones.ts'

/** The parsed question. */
export interface QuestionRead {
  /** As it was typed. */
  message: string
  text: string
  words: string[]
  typed: string[]
  language: Language
  forms: ReadonlySet<Form>
  /** Named places; those in one group match the same words, and one of them is meant. */
  places: PlaceMatch[][]
  areas: AreaMatch[]
  spots: Spot[]
  wishes: Wish[]
  kinds: string[]
  /** Kinds of place to leave out: 'no quiero playa'. */
  unwanted: string[]
  /** Those kinds whose word is also a wish: 'café' is a kind of place and something that other places may have. */
  softKinds: string[]
  /** Whether one place of a kind is meant: 'la basílica de Quito'. */
  isOneOfKind: boolean
  /** Words in no certain name that occur in the name of only one place. */
  hints: Hint[]
  /** Words of `terms` and `specific` as they were typed, in any language. */
  asTyped: ReadonlyMap<string, string>
  /** What it says besides names, in Spanish as far as the vocabulary has its words. */
  rest: string
  /** Remaining words with a meaning, to be searched in texts. */
  terms: string[]
  /** What a place that is looked for should not have: 'una playa sin viento'; some of these are in `terms`. */
  avoided: string[]
  /** The exact words for aspects and kinds: somebody who says 'teleférico' does not mean any way to get there. */
  literal: string[]
  /** Those of `terms` and `literal` that name something specific, for which nothing else will do. */
  specific: string[][]
  /** Whether one of several wishes suffices: 'baños o duchas'. */
  isEither: boolean
  days: number | null
  position: number | null
}

/** Returns where the vocabulary's phrases are: 'cambio' is no form of 'cambiarse' within 'cambio de guardia'. */
const inPhrases = (words: readonly string[], language: Language): ReadonlySet<number> =>
  new Set(
    (findAskedAspects[language]?.(words) ?? [])
      .filter(({ from, to }) => to - from > 1)
      .flatMap(({ from, to }) => Array.from({ length: to - from }, (_, index) => from + index)),
  )

const WITHOUT =
  /(?:^| )(?:sin|without|sem|no (?:haya|hay|haiga|haga|tengan?|tienen?|esten? llen[oa]s? de))(?: (?:tant[oa]s?|much[oa]s?|demasiad[oa]s?|ningun[oa]?|el|la|los|las|un|una))?$/
/** Returns the words right behind a 'sin' or 'no haya': 'donde no haya viento', but not the verb in 'que no cobre'. */
const avoidedIn = (spanish: readonly string[], words: readonly string[]): ReadonlySet<string> =>
  new Set(spanish.filter((_, at) => WITHOUT.test(words.slice(0, at).join(' '))))

const EITHER = /\b(o|u|or|ou|oppure)\b/
const MINDED = 2

/**
 * Parses a question: names first, then wishes. `noAreas` are positions of words that the conversation has shown to be no areas.
 */
export const readQuestion = (
  message: string,
  names: PlaceNames,
  noAreas: readonly number[] = [],
): QuestionRead => {
  const asked = onlyTheQuestion(message, names.isInNames)
  const typed = asked.split(/[^\p{L}\p{N}]+/u).filter((word) => fold(word) !== '')
  const plain = plainWords(typed)
  const asWritten = names.find(plain)
  const language = languageBesides(plain, new Set(asWritten.flatMap(({ at }) => (at.length > 1 ? at : []))))
  const translate = (word: string) => translationOf(word, language) ?? word
  const isRidden = (index: number) => language === 'fr' && isRide(plain, index)
  const inSpanish = plain.map((word, index) => (isRidden(index) ? 'paseo' : translate(word)))
  const asNamed = plain.map((word, index) =>
    isRidden(index) ? 'paseo' : namedInSpanish(word, inSpanish[index] ?? word, language, names),
  )
  const spellings = new Map([inSpanish, asNamed].map((said) => [said.join(' '), said]))
  spellings.delete(plain.join(' '))
  const found = [...asWritten, ...[...spellings.values()].flatMap((said) => names.find(said))]
  const places = meantPlaces(found, plain, names)
  const named = new Set(places.flat().flatMap(({ at }) => at))
  const isPhrase = inPhrases(plain, language)
  const onTheMap = findAreas(plain, new Set([...named, ...noAreas]), typed, language, names)
  // 'el morro' of a community with one place of that word is this one, whatever else the map calls so.
  const isOfOnePlace = ({ from, to }: Spot | AreaMatch) => {
    const [word = '', ...others] = plain.slice(from, to).filter((one) => !THE.has(one))
    const isPlainlyElsewhere = PLAINLY_BEFORE_A_NAME.has(plain[from - 1] ?? '')
    return others.length === 0 && !isPlainlyElsewhere && isCommonWord(word) && names.onlyCalled(word) !== null
  }
  const hasArticle = ({ from, to }: Spot) =>
    plain.slice(Math.max(0, from - 1), to).some((word) => THE.has(word))
  const spots = onTheMap.spots.filter((spot) => !(hasArticle(spot) && isOfOnePlace(spot)))
  const namedAreas = onTheMap.areas.filter(
    (area) => !isOfOnePlace(area) || names.cityCalled(plain.slice(area.from, area.to).join(' ')),
  )
  const areas = withoutOrigins(namedAreas, plain, places.length + spots.length > 0)
  const inAreas = new Set(
    [...namedAreas, ...spots].flatMap(({ from, to }) =>
      Array.from({ length: to - from }, (_, index) => from + index),
    ),
  )
  // 'Cuenca' is a town, and no misspelling of 'cuenta'.
  const isAName = (index: number) => named.has(index) || inAreas.has(index)
  const words =
    language === 'es'
      ? plain.map((word, index) => (isAName(index) || isPhrase.has(index) ? word : mended(word)))
      : plain
  const spanish = language === 'es' ? words : inSpanish
  // 'el barrio Lavapiés' is where to look, and no wish for a quarter to see.
  const quarterWords = plain.flatMap((_, at) =>
    inAreas.has(at + 1) && isBehindQuarter(plain, at + 1) ? at : [],
  )
  const blocked = new Set([...named, ...inAreas, ...quarterWords, ...workplacesOf(plain, places)])
  const declined = declinedBefore(asked)
  const { wishes, covered, specific, avoided } = wishesOf(words, spanish, language, blocked, declined)
  const besides = saidBesides(asked)
  // 'la chocolatería Rapa Nui' says what is there, and looks for no other.
  const isOfAName = ({ from, to }: { from: number; to: number }) =>
    THE.has(words[from - 1] ?? '') && places.some(([match]) => match?.from === to)
  const kindMatches = kindsIn(words, spanish, language).filter(
    (match) => !blocked.has(match.from) && !isOfAName(match) && !isRidden(match.from),
  )
  const kindsWhere = (holds: (match: (typeof kindMatches)[number]) => boolean) => [
    ...new Set(kindMatches.filter(holds).map(({ value }) => value)),
  ]
  const isAsked = new Set(covered)
  const kindWords = new Set(kindMatches.flatMap(({ from, to }) => spanish.slice(from, to)))
  for (const { from, to } of kindMatches) for (let index = from; index < to; index++) covered.add(index)
  const isEmpty = (index: number): boolean =>
    (EMPTY_WORDS.es?.has(spanish[index] ?? '') || EMPTY_WORDS[language]?.has(words[index] ?? '')) ?? false
  const isMinded = (word: string, index: number) =>
    word.length > MINDED && !/^\d+$/.test(word) && !blocked.has(index) && !isEmpty(index)
  // A word of another language that has no translation is in no review: 'schiattiamo di caldo'.
  const isReadable = (word: string, index: number) =>
    language === 'es' ||
    translationOf(plain[index] ?? '', language) !== undefined ||
    isKnownInSpanish(word) ||
    names.isInNames(word)
  const hasQuestion = [...covered].some((at) => !besides.has(at))
  const terms = spanish.filter(
    (word, index) =>
      isMinded(word, index) &&
      !covered.has(index) &&
      isReadable(word, index) &&
      !(hasQuestion && besides.has(index)),
  )
  const literal = spanish.filter((word, index) => isMinded(word, index) && covered.has(index))
  const isAvoided = avoidedIn(spanish, words)
  const text = words.join(' ')
  const areaNames = areas.flatMap((match) => match.areas.map(({ name }) => name))
  const isTaken = (spot: number) => blocked.has(spot) || isEmpty(spot)
  const hints = hintsOf({ plain, language, named, isTaken, areaNames }, names)
  return {
    message,
    text,
    words,
    typed,
    language,
    forms: formsOf(text),
    places,
    areas,
    spots,
    wishes,
    kinds: kindsWhere((match) => !isUnwanted(match, words, message, declined)),
    unwanted: kindsWhere((match) => isUnwanted(match, words, message, declined)),
    softKinds: kindsWhere(({ from }) => isAsked.has(from)),
    isOneOfKind: kindMatches.some(
      ({ from }) =>
        THE.has(words[from - 1] ?? '') ||
        // 'the Prague castle'
        (language === 'en' && inAreas.has(from - 1) && THE.has(words[from - 2] ?? '')),
    ),
    hints,
    asTyped: new Map(
      spanish.flatMap((word, index) => {
        const said = typed[index]?.toLowerCase() ?? word
        const isSaid = said !== word && (language !== 'es' || fold(said) === word)
        return isSaid ? [[word, said] as const] : []
      }),
    ),
    rest: spanish.filter((_, index) => !blocked.has(index)).join(' '),
    terms: [...new Set(terms)],
    avoided: [...new Set([...terms.filter((term) => isAvoided.has(term)), ...avoided.flat()])],
    literal: [...new Set(literal)],
    // In a search for places, the word for their kind is nothing specific.
    specific: [...specific, ...(places.length > 0 ? avoided : [])].filter(
      ([word = '']) => places.length > 0 || !kindWords.has(word),
    ),
    isEither: places.length < 2 && EITHER.test(text),
    days: daysAsked(text),
    position: hasPortugueseWeekday(fold(message)) ? null : positionAsked(text),
  }
}
