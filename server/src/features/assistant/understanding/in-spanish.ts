import { foldedWords } from '../lexicon/folded-words.ts'
import { EMPTY_WORDS, findAskedAspects, findAskedKinds } from '../lexicon/lexicon.ts'
import { nameWord, properName, translationOf } from '../lexicon/translations.ts'
import { type Language, languageOfText } from './language.ts'
import type { PlaceNames } from './place-names.ts'

/** Returns a text's folded words, those of other languages in Spanish as far as the dictionary has them. */
export const inSpanish = (text: string): string[] => {
  const words = foldedWords(text)
  const language = languageOfText(text)
  return words.map((word) => translationOf(word, language) ?? word)
}

const isWordOf = (word: string, language: Language): boolean =>
  EMPTY_WORDS[language]?.has(word) === true ||
  (findAskedAspects[language]?.([word]).length ?? 0) > 0 ||
  findAskedKinds([word], language).length > 0

/** 'tapas' and 'ceviche' are called so in other languages, too. */
export const isKnownInSpanish = (word: string): boolean =>
  (findAskedAspects.es?.([word]).length ?? 0) > 0 || findAskedKinds([word]).length > 0

/** Returns a word as Spanish names of places have it: 'Vésuve' is the 'Vesubio', and 'base camp' the 'Campo Base'. */
export const namedInSpanish = (
  word: string,
  spanish: string,
  language: Language,
  names: PlaceNames,
): string => {
  const proper = properName(word)
  if (proper !== undefined || language === 'es') return proper ?? word
  const known = nameWord(word)
  if (known !== undefined || spanish !== word || isWordOf(word, language)) return known ?? spanish
  return names.cognateOf(word) ?? word
}
