import { EMPTY_WORDS, type Tone } from '../lexicon/lexicon.ts'
import type { Match } from '../lexicon/term-matcher.ts'
import type { Aspected } from './aspect-matches.ts'

/** What is wished for of an aspect: that it is good ('+'), that it is absent ('-'), or how it is. */
export type Side = '+' | '-' | ''

const DENIAL_REACH = 3
/** 'que no sea un lugar caro': words without a meaning of their own do not end a negation. */
const DENIAL_REACH_OVER_EMPTY = 5
/** 'no, pero gratis'. */
const BUT = new Set(['pero', 'sino', 'but', 'mas', 'mais', 'ma'])
export const isDeniedAt = (
  from: number,
  to: number,
  words: readonly string[],
  denials: readonly Match<true>[],
): boolean =>
  denials.some(
    (denial) =>
      (denial.to <= from &&
        !words.slice(denial.to, from).some((word) => BUT.has(word)) &&
        (from - denial.to < DENIAL_REACH ||
          (from - denial.to < DENIAL_REACH_OVER_EMPTY &&
            words.slice(denial.to, from).every((word) => EMPTY_WORDS.es?.has(word))))) ||
      (denial.from >= from && denial.to < to),
  )

/**
 * Things that nobody wants, where reviews use the same word when they complain: 'sin viento' leaves out places where the wind
 * blows.
 */
export const isNamedNuisance = (
  { from, to, value: { aspect, tone } }: Aspected,
  words: readonly string[],
): boolean =>
  tone === 'plain' &&
  to - from === 1 &&
  ['frío', 'lluvia', 'mosquitos', 'vendedores', 'olor'].includes(aspect) &&
  !/^(fri|hel)/.test(words[from] ?? '')

/** Aspects of which nobody wants more: 'sin viento' wishes for good weather. */
const NUISANCES = new Set(
  'gente frío calor lluvia mosquitos vendedores olor mareo vértigo estafas trampa dificultad'.split(' '),
)
/** Aspects that some want and others do not: 'sin niños', 'sin música'. */
const UNWANTED_AT_TIMES = new Set(['niños', 'perros', 'música', 'noche', 'eventos', 'deporte', 'compras'])
export const sideOf = ({ aspect, tone }: { aspect: string; tone: Tone }, isDenied: boolean): Side => {
  if (tone === 'plain')
    return isDenied && NUISANCES.has(aspect) ? '+' : isDenied && UNWANTED_AT_TIMES.has(aspect) ? '-' : ''
  const isGood = tone !== 'bad'
  return isGood !== isDenied ? '+' : '-'
}
