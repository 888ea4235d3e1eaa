import { EMPTY_WORDS, findAskedKinds } from '../lexicon/lexicon.ts'
import { isNumber } from '../lexicon/term-matcher.ts'
import { CITY_NICKNAMES } from '../lexicon/translations.ts'
import { ARTICLES, BEFORE_A_NAME, PLAINLY_BEFORE_A_NAME } from './area-words.ts'
import { DIRECTIONS } from './directions.ts'
import type { Language } from './language.ts'
import { isOrdinaryWord } from './ordinary-words.ts'

const ONE = new Set(['el', 'la', 'al', 'del', 'un', 'una'])
const MISSPELT_LETTERS = 5
const IN_PORTUGUESE = new Set(['no', 'na', 'da'])
/**
 * After these words, an unknown word is rather a town that the gazetteer lacks than a misspelt one: 'salgo del curro' does not mean
 * a Cerro.
 */
const BEFORE_ANY_NOUN = new Set('de del al y e o u and or'.split(' '))

const LANDFORMS = new Set(
  'rio mar lago laguna valle monte montana sierra campo bosque selva isla puerto'.split(' '),
)

/** The words of a question, in which names are looked for. */
export interface NamingWords {
  words: readonly string[]
  typed: readonly string[]
  language: Language
  /** The positions of common words. */
  common: ReadonlySet<number>
}

/** Words that may be the name of an area, and what speaks for it. */
export interface NameSpan {
  from: number
  to: number
  words: readonly string[]
  /** The span as one text; what a city with a nickname is called: 'medallo', 'san cris', 'lisbona'. */
  name: string
  isNickname: boolean
  /** The number of words besides an article. */
  length: number
  isCommon: boolean
  isCapital: boolean
  isBehindIn: boolean
  beginsEmpty: boolean
  /** Whether it stands where a name would: capitalized, behind 'en', or alone. */
  isLikeAName: boolean
  /** 'alquilar la barca': a common noun with its article. */
  isNounWithArticle: boolean
  /** 'el hotel hilton' has a name; it is not in a place of that name. */
  isNameOfAKind: boolean
  /** One word in small letters that people use for something else: 'lunes' is no Lünen. */
  isOrdinary: boolean
  mayBeMisspelt: boolean
}

/** Whether these words cannot be a name by themselves. */
const isNoName = (span: readonly string[], before: string): boolean => {
  const [first = ''] = span
  if (EMPTY_WORDS.es?.has(span.at(-1) ?? '') && span.length > 1) return true
  if (EMPTY_WORDS.es?.has(first) && !ARTICLES.has(first) && span.length === 1) return true
  if (span.join('').length < 3 || (span.length === 1 && first in DIRECTIONS)) return true
  // 'pescado de río', 'treinta y pico'
  return (
    span.length === 1 && ((before === 'de' && LANDFORMS.has(first)) || (first === 'pico' && before === 'y'))
  )
}

/** Returns what is known of the words from a position as a name; null when they cannot be one. */
export const nameSpan = (
  { words, typed, language, common }: NamingWords,
  from: number,
  size: number,
): NameSpan | null => {
  const to = from + size
  const span = words.slice(from, to)
  const before = words[from - 1] ?? ''
  const [first = ''] = span
  if (isNoName(span, before)) return null
  const core = ARTICLES.has(first) && size > 1 ? from + 1 : from
  const isCommon = Array.from({ length: to - core }, (_, index) => core + index).every((index) =>
    common.has(index),
  )
  // 'la laguna azul' continues.
  const next = words[to] ?? ''
  if (isCommon && core > from && to < words.length && !EMPTY_WORDS.es?.has(next) && !isNumber(next))
    return null
  const said = span.join(' ')
  const isNickname = CITY_NICKNAMES.has(said)
  // 'Buenos Aires' begins like 'buenos restaurantes'.
  const beginsEmpty = EMPTY_WORDS.es?.has(first) === true && !ARTICLES.has(first)
  // 'no Rio' is Portuguese for 'en Río', 'no, sácale uno' is no town, and 'le da grima' means a shudder.
  const isBehindIn = BEFORE_A_NAME.has(before) && (language === 'pt' || !IN_PORTUGUESE.has(before))
  const isCapital =
    core > 0 && /^\p{Lu}/u.test(typed[core] ?? '') && typed.some((word) => /^\p{Ll}/u.test(word))
  const isLikeAName = isBehindIn || isCapital || words.length <= 2
  const isOrdinary = to - core === 1 && !isCapital && isOrdinaryWord(words[core] ?? '')
  const isNameOfAKind = ONE.has(words[from - 2] ?? '') && findAskedKinds([before], language).length > 0
  return {
    from,
    to,
    words: span,
    name: CITY_NICKNAMES.get(said) ?? said,
    isNickname,
    length: to - core,
    isCommon,
    isCapital,
    isBehindIn,
    beginsEmpty,
    isLikeAName,
    isNounWithArticle:
      (core > from ? size === 2 : size === 1 && ARTICLES.has(before)) &&
      !isBehindIn &&
      !PLAINLY_BEFORE_A_NAME.has(words[from - 2] ?? '') &&
      !isCapital &&
      words.length > 3,
    isNameOfAKind,
    isOrdinary,
    // 'alquilan' is no misspelling of 'L'Aquila' unless it is where a name would be.
    mayBeMisspelt:
      !isNickname &&
      !isCommon &&
      !isOrdinary &&
      !span.some((word) => isNumber(word)) &&
      size <= 3 &&
      span.join('').length >= MISSPELT_LETTERS &&
      isLikeAName &&
      (isCapital || words.length <= 2 || !BEFORE_ANY_NOUN.has(before)) &&
      !beginsEmpty &&
      !isNameOfAKind,
  }
}
