import { findAskedAspects } from '../lexicon/lexicon.ts'

// Words that may be the name of a place, and also a thing or a kind of place.

/** What stands before a name and before no thing: one asks what 'un ouzo' is like elsewhere. */
const ASKS_ABOUT =
  /\b(?:que tal|que onda con|como es|como esta|tan buen[oa]|(?:es|esta) buen[oa]|la pena(?: ir al?)?|(?:dicen|opinan|piensan|opinion|opiniones) de|(?:cuentame|contame|hablame|dime) (?:de|sobre))(?: el| la)?$/
const LETTERS = 4
/** Whether the word at this position is asked about, as a name is: 'qué tal Ouzo'. */
export const isAskedAbout = (question: readonly string[], at: number): boolean =>
  (question[at] ?? '').length >= LETTERS &&
  (question.length === 1 || ASKS_ABOUT.test(question.slice(0, at).join(' ')))

/** What may stand behind 'el museo de' and names none. */
const WHEN_OR_WHERE = new Set(
  'noche dia manana tarde semana lunes martes miercoles jueves viernes sabado domingo ahi alla alli aca aqui el la los las este esta ese esa aquel verdad nuevo antes siempre ustedes'.split(
    ' ',
  ),
)
/** Whether the words from this position tell whose the kind before them is, and not of this place: 'el volcán de Agua'. `isOwn`: words of it. */
export const isOfAnother = (
  question: readonly string[],
  at: number,
  isOwn: (word: string) => boolean,
): boolean => {
  const [of = '', whose = ''] = question.slice(at, at + 2)
  return /^(?:de|del)$/.test(of) && whose !== '' && !isOwn(whose) && !WHEN_OR_WHERE.has(whose)
}

/** Whether a word is known only for the history that it tells of, as a people's name is: 'wari'. */
export const isOfHistory = (word: string): boolean => {
  const found = findAskedAspects.es?.([word]) ?? []
  return found.length > 0 && found.every(({ value }) => value.aspect === 'historia')
}
