import { LRUCache } from 'lru-cache'
import { foldedWords } from '../lexicon/folded-words.ts'
import { EMPTY_WORDS, findAskedAspects, findAskedKinds, LANGUAGES } from '../lexicon/lexicon.ts'
import { isSpanishWord } from '../lexicon/translations.ts'

export type Language = 'es' | 'en' | 'pt' | 'fr' | 'it'
const OTHERS = ['en', 'pt', 'fr', 'it'] as const

const WORDS_REMEMBERED = 5_000
const spanishWords = new LRUCache<string, boolean>({
  max: WORDS_REMEMBERED,
  memoMethod: (word) =>
    EMPTY_WORDS.es?.has(word) === true ||
    (findAskedAspects.es?.([word]).length ?? 0) > 0 ||
    findAskedKinds([word]).length > 0,
})

const OWN_MAX = 4
const COUNTS = { covered: 0.6, own: 0.3, spanish: 0.5 }
const firstSpot = ({ from }: { from: number }): number => from
/** Returns the language of a folded question; Spanish unless another one clearly scores higher. */
export const languageOf = (words: readonly string[]): Language => {
  const isSpanish = words.map((word) => spanishWords.memo(word))
  const emptyIn = (language: Language) =>
    words.flatMap((word, index) => (EMPTY_WORDS[language]?.has(word) ? [index] : []))
  const aspectsIn = (language: Language) => findAskedAspects[language]?.(words) ?? []
  // How much the question uses a language: its function words, and the words of its vocabulary.
  const share = (empty: readonly number[], covered: readonly number[]) =>
    empty.length + COUNTS.covered * new Set(covered).size
  const spanish = share(emptyIn('es'), aspectsIn('es').map(firstSpot)) + COUNTS.spanish
  const isOwn = (index: number) => !isSpanish[index]
  const [best] = OTHERS.map((language) => {
    const empty = emptyIn(language)
    const aspects = aspectsIn(language)
    const all = [...aspects, ...findAskedKinds(words, language)]
    // Words that only one language has tell more than 'de' and 'la'.
    const own = [...empty, ...aspects.map(firstSpot)].filter(isOwn).length
    // 'tres dias' is Spanish, though 'tres' alone is no word of the vocabulary.
    const single = all.filter(({ from, to }) => to - from === 1).map(firstSpot)
    // 'agua' is Portuguese as well: alone it makes no Portuguese sentence.
    const isAnyOwn = [...empty, ...single].some((index) => isOwn(index) && !isSpanishWord(words[index] ?? ''))
    return {
      language,
      share: isAnyOwn ? share(empty, all.map(firstSpot)) + COUNTS.own * Math.min(OWN_MAX, own) : 0,
    }
  }).sort((a, b) => b.share - a.share)
  return best && best.share > spanish ? best.language : 'es'
}

/** Fewer words besides the names are of no language. */
const BESIDES = 3
/**
 * Returns the language of a folded question without the words at these positions, which name places: 'Taller de Grabado' makes an Italian
 * question no Spanish one.
 */
export const languageBesides = (words: readonly string[], named: ReadonlySet<number>): Language => {
  const besides = words.filter((_, at) => !named.has(at))
  return languageOf(besides.length >= BESIDES ? besides : words)
}

/** Function words of other languages that Spanish does not have. */
const FOREIGN = new Set(
  LANGUAGES.flatMap((language) => [...(EMPTY_WORDS[language] ?? [])]).filter(
    (word) => !EMPTY_WORDS.es?.has(word),
  ),
)
/** Longer texts with fewer of these are Spanish: telling languages apart costs several times as much as reading. */
const FEW = 2
const SHORT = 6

/** Returns the language of a review or description. */
export const languageOfText = (text: string): Language => {
  const words = foldedWords(text)
  const foreign = words.filter((word) => FOREIGN.has(word)).length
  return foreign >= (words.length <= SHORT ? 1 : FEW) ? languageOf(words) : 'es'
}
