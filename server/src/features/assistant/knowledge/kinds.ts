import { foldedWords } from '../lexicon/folded-words.ts'
import { findKinds } from '../lexicon/lexicon.ts'

/** Returns the kinds of place that a name or a description mentions. */
export const kindsOf = (text: string): string[] => [
  ...new Set(findKinds(foldedWords(text)).map(({ value }) => value)),
]
