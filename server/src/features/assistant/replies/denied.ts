import { isDeniedBehind } from '../knowledge/tones.ts'
import { foldedWords } from '../lexicon/folded-words.ts'
import { findDenials } from '../lexicon/lexicon.ts'
import { grown } from '../lexicon/term-matcher.ts'

const DENIAL_REACH = 4
const STEM_LETTERS = 5
/** Whether a sentence contains one of these words only in a negation: 'no hay viento'. */
export const isDenied = (sentence: string, names: readonly string[]): boolean => {
  const words = foldedWords(sentence)
  const denials = findDenials(words)
  const spots = words.flatMap((word, spot) =>
    [word, ...grown(word)].some((one) => names.some((name) => one.startsWith(name.slice(0, STEM_LETTERS))))
      ? [spot]
      : [],
  )
  return (
    spots.length > 0 &&
    spots.every(
      (spot) =>
        denials.some(({ to }) => to <= spot && spot - to <= DENIAL_REACH) || isDeniedBehind(words, spot + 1),
    )
  )
}
