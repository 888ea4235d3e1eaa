import { fold } from '../../maps/public.ts'
import { translationOf } from '../lexicon/translations.ts'
import { languageOfText } from './language.ts'

/** Returns a text's folded words, those of other languages in Spanish as far as the dictionary has them. */
export const inSpanish = (text: string): string[] => {
  const words = fold(text).split(' ').filter(Boolean)
  const language = languageOfText(text)
  return words.map((word) => translationOf(word, language) ?? word)
}
