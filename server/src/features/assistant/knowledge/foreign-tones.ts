import { foldedWords } from '../lexicon/folded-words.ts'
import { ASPECTS, EMPTY_WORDS, findAskedAspects, LANGUAGES, setOf } from '../lexicon/lexicon.ts'
import type { Match } from '../lexicon/term-matcher.ts'
import type { Language } from '../understanding/language.ts'

const CLAUSES = /[.,;:()!?]|\s(?:but|mas|mais|ma|però|porém)\s/i
const DENIAL: Record<Exclude<Language, 'es'>, RegExp> = {
  en: /^(no|not|without|never|none|cannot|don|doesn|didn|isn|aren|wasn|weren|can)$/,
  pt: /^(nao|sem|nunca|nem|nenhuma?)$/,
  fr: /^(pas|sans|jamais|aucune?|ni)$/,
  it: /^(non|senza|mai|ne|nessun[oa]?)$/,
}
/** How many words after a negation it negates. */
const DENIAL_REACH = 4
/** 'can' negates only as "can't", which folding splits into two words. */
const isDenial = (words: readonly string[], at: number, language: Exclude<Language, 'es'>): boolean =>
  DENIAL[language].test(words[at] ?? '') && (words[at] !== 'can' || words[at + 1] === 't')

/** Words that say something else in a language than in Spanish: 'red' is no signal in English. */
const HOMOGRAPHS: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  LANGUAGES.map((language) => [language, setOf('otra cosa allí', [language])]),
)
/**
 * Whether a text in another language has a word for an aspect that tells of it only in Spanish: 'you can see' has no dog in it, nor 'the
 * red house' a signal.
 */
export const isHomograph = (
  words: readonly string[],
  { from, to }: Match<unknown>,
  language: Language,
): boolean => {
  const word = words[from] ?? ''
  return (
    language !== 'es' &&
    to - from === 1 &&
    (EMPTY_WORDS[language]?.has(word) === true || HOMOGRAPHS[language]?.has(word) === true)
  )
}

/**
 * Returns what a sentence in another language tells about, with the tone of each aspect as far as a mention tells: 1 for what is good
 * to have and there, -1 where it is missing, 1 where there are no crowds, else 0.
 */
export const foreignTones = (sentence: string, language: Language): Map<string, number> => {
  const tones = new Map<string, number>()
  if (language === 'es') return tones
  for (const clause of sentence.split(CLAUSES)) {
    const words = foldedWords(clause)
    // The Portuguese vocabulary includes the Spanish one.
    const found = (findAskedAspects[language]?.(words) ?? []).filter(
      (match) => language !== 'pt' || !isHomograph(words, match, language),
    )
    for (const { from, value } of found) {
      const aspect = ASPECTS.get(value.aspect)
      const isDenied = words
        .slice(0, from)
        .some((_, at) => from - at <= DENIAL_REACH && isDenial(words, at, language))
      const turn = isDenied ? -1 : 1
      const tone = aspect?.isGoodToHave ? turn : aspect?.isNuisance && isDenied ? 1 : 0
      if (!tones.has(value.aspect) || tone < 0) tones.set(value.aspect, tone)
    }
  }
  return tones
}
