import { ARTICLES, BEFORE_A_NAME, DEFINITE_ARTICLES } from './area-words.ts'
import type { PlaceMatch } from './match-name.ts'
import { isCommonWord } from './name-words.ts'

const HALF = 0.5
type IsInNames = (word: string) => boolean

/**
 * 'algo chilero' is not the Museo Chileno: a misspelt word that is a small part of a name needs an article or preposition, and a word cut
 * short an article ('el guggen').
 */
export const isGuess = (
  { at, from, share }: PlaceMatch,
  words: readonly string[],
  { isInNames, isShortened }: { isInNames: IsInNames; isShortened: (word: string) => boolean },
): boolean =>
  (at.every((spot) => isShortened(words[spot] ?? '')) && !DEFINITE_ARTICLES.has(words[from - 1] ?? '')) ||
  (share < HALF &&
    at.every((spot) => !isInNames(words[spot] ?? '')) &&
    !BEFORE_A_NAME.has(words[from - 1] ?? '') &&
    !ARTICLES.has(words[from - 1] ?? ''))

/** 'el teleférico del Cerro de la Bufa' is no other place whose name only sounds like a thing. */
export const isThingOf = (
  { id, at }: PlaceMatch,
  words: readonly string[],
  found: readonly PlaceMatch[],
  isInNames: IsInNames,
): boolean =>
  at.every((spot) => !isInNames(words[spot] ?? '') && isCommonWord(words[spot] ?? '')) &&
  found.some((other) => other.id !== id && other.share >= HALF && !at.some((spot) => other.at.includes(spot)))
