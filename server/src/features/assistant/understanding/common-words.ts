import { EMPTY_WORDS, findAskedAspects, findAskedKinds } from '../lexicon/lexicon.ts'
import { isVocabulary } from '../lexicon/translations.ts'
import { isVerb } from './area-words.ts'
import type { Language } from './language.ts'

/** Returns the positions of words that have a meaning of their own, and so are rather no town's name. */
export const commonSpots = (words: readonly string[], language: Language): ReadonlySet<number> => {
  const common = new Set(
    words.flatMap((word, index) =>
      EMPTY_WORDS[language]?.has(word) || EMPTY_WORDS.es?.has(word) ? [index] : [],
    ),
  )
  for (const { from, to } of [
    ...(findAskedAspects[language]?.(words) ?? []),
    ...findAskedKinds(words, language),
  ])
    for (let index = from; index < to; index++) common.add(index)
  words.forEach((word, index) => {
    if (isVocabulary(word, language) || isVerb(word, words[index + 1], words[index - 1])) common.add(index)
  })
  return common
}
