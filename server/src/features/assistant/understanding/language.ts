import { EMPTY_WORDS, findAskedAspects, findAskedKinds } from '../lexicon/lexicon.ts'

export type Language = 'es' | 'en' | 'pt' | 'fr' | 'it'
const OTHERS = ['en', 'pt', 'fr', 'it'] as const

const OWN_MAX = 4
/** Scores how much a question uses this language: its function words, and words that only this language has. */
const share = (words: readonly string[], language: Language): number => {
  const empty = words.filter((word) => EMPTY_WORDS[language]?.has(word)).length
  const covered = new Set(
    [
      ...(findAskedAspects[language]?.(words) ?? []),
      ...(language === 'es' ? [] : findAskedKinds(words, language)),
    ].map(({ from }) => from),
  )
  return empty + 0.6 * covered.size
}

/** Returns the language of a folded question; Spanish unless another one clearly scores higher. */
export const languageOf = (words: readonly string[]): Language => {
  const spanish = share(words, 'es') + 0.5
  const isSpanish = (word: string) =>
    EMPTY_WORDS.es?.has(word) ||
    (findAskedAspects.es?.([word]).length ?? 0) > 0 ||
    findAskedKinds([word]).length > 0
  const only = (language: Language) =>
    words.some(
      (word) =>
        !isSpanish(word) &&
        (EMPTY_WORDS[language]?.has(word) ||
          (findAskedAspects[language]?.([word]).length ?? 0) > 0 ||
          findAskedKinds([word], language).length > 0),
    )
  // Words that only one language has tell more than 'de' and 'la'.
  const own = (language: Language) =>
    words.filter((word) => !isSpanish(word) && EMPTY_WORDS[language]?.has(word)).length +
    (findAskedAspects[language]?.(words) ?? []).filter(({ from }) => !isSpanish(words[from] ?? '')).length
  const [best] = OTHERS.filter(only)
    .map((language) => ({ language, share: share(words, language) + 0.3 * Math.min(OWN_MAX, own(language)) }))
    .sort((a, b) => b.share - a.share)
  return best && best.share > spanish ? best.language : 'es'
}
