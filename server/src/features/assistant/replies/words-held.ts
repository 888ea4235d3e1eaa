import { fold } from '../../maps/public.ts'
import type { Evidence } from '../knowledge/evidence-repository.ts'
import { EMPTY_WORDS, findAspects } from '../lexicon/lexicon.ts'
import { grown } from '../lexicon/term-matcher.ts'
import { abroadOf } from '../lexicon/translations.ts'
import { languageOfText } from '../understanding/language.ts'
import type { Wish } from '../understanding/wishes.ts'

const STEM_LETTERS = 5
const NAME_LETTERS = 4
/** Returns the share of these words that a sentence contains, ignoring endings, or in another language. */
export const literally = (sentence: string, words: readonly string[]): number => {
  if (words.length === 0) return 0
  const text = ` ${fold(sentence)} `
  const isHeld = (word: string) =>
    text.includes(` ${word.slice(0, STEM_LETTERS)}`) ||
    abroadOf(word).some((foreign) => text.includes(` ${foreign} `))
  return words.filter(isHeld).length / words.length
}

const isSame = (a: string, b: string): boolean => a === b || a === `${b}s` || a === `${b}es`
const INFINITIVE = /^(\p{L}{3,})[aei]r$/u
/** Endings of what reviewers did themselves: that dogs run there is no place to run. */
const ENDING = /^(o|e|i|amos|emos|imos|abamos|iamos|[aei]r\w*)$/u
/** Whether a word is a form of this verb: 'remamos' of 'remar'. */
const isFormOf = (word: string, verb: string): boolean => {
  const [, stem = ''] = INFINITIVE.exec(verb) ?? []
  return (
    stem !== '' && word.startsWith(stem) && ENDING.test(word.slice(stem.length)) && !EMPTY_WORDS.es?.has(word)
  )
}
/** Whether a text contains one of the words for a thing, also as a diminutive: 'tortuguitas'. */
export const holdsOne = (text: string, names: readonly string[]): boolean => {
  const words = fold(text)
    .split(' ')
    .flatMap((word) => [word, ...grown(word)])
  return names.some((name) => {
    const foreign = abroadOf(name)
    return words.some(
      (word) => isSame(word, name) || isSame(name, word) || isFormOf(word, name) || foreign.includes(word),
    )
  })
}
/** 'casas de banho' are baños: a sentence in another language that tells of the aspect which one of the words names. */
const tellsInAnotherLanguage = ({ sentence, aspects }: Evidence, names: readonly string[]): boolean =>
  aspects.some((aspect) => names.some((name) => isSame(fold(aspect), name) || isSame(name, fold(aspect)))) &&
  languageOfText(sentence) !== 'es'

/** 'Cloître en travaux': a sentence in another language has a word itself, whatever the vocabulary reads in it. */
export const isToldAbroad = (sentence: string, names: readonly string[]): boolean => {
  const words = fold(sentence).split(' ')
  return (
    names.some((name) => abroadOf(name).some((foreign) => words.includes(foreign))) &&
    !names.some((name) => words.some((word) => isSame(word, name) || isSame(name, word)))
  )
}

/**
 * Whether a sentence means the thing by its word: 'aquello era el metro' tells of no underground, because the vocabulary excepts
 * the phrase.
 */
export const meansOne = (evidence: Evidence, names: readonly string[], wishes: readonly Wish[]): boolean => {
  const { sentence, aspects } = evidence
  if (tellsInAnotherLanguage(evidence, names)) return true
  return names.some((name) => {
    if (!holdsOne(sentence, [name])) return false
    const wished = findAspects([name]).filter(({ value }) =>
      wishes.some(({ aspect }) => aspect === value.aspect),
    )
    // 'salsa' is danced and eaten: a sentence about either means it.
    const isEaten = [wishes.map(({ aspect }) => aspect), aspects].every((of) => of.includes('comida'))
    return wished.length === 0 || isEaten || wished.some(({ value }) => aspects.includes(value.aspect))
  })
}

/** At most this many letters are an ending: 'heladería' of 'helado'. */
const ENDING_LETTERS = 5
/** 'murciélagos' begins like 'Murcia'. */
const isOnlyAlike = (name: string, word: string): boolean =>
  word.length > STEM_LETTERS + ENDING_LETTERS &&
  !` ${fold(name)}`.includes(` ${word.slice(0, word.length - ENDING_LETTERS)}`) &&
  !abroadOf(word).some((foreign) => ` ${fold(name)} `.includes(` ${foreign} `))

/** Whether a place's name contains one of these words: a 'Heladería' serves a wish for 'helado'. */
export const isCalledAfter = (name: string, words: readonly string[]): boolean =>
  words.some(
    (word) => word.length >= NAME_LETTERS && !isOnlyAlike(name, word) && literally(name, [word]) === 1,
  )
