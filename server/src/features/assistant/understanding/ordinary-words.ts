import { fold } from '../../maps/public.ts'
import { read } from '../lexicon/lexicon.ts'
import { PLAINLY_BEFORE_A_NAME } from './area-words.ts'
import { type Learning, recalled } from './learned.ts'

const FILES = ['ejemplos', 'ejemplos-aspectos', 'ejemplos-intenciones'] as const
const WORD = /(?<!\p{L})(?:(\p{L}+)\s+)?(?=(\p{Ll}{4,})(?!\p{L}))/gu
/** A word that occurs this often in the examples belongs to the language; a rarer one may be a misspelt town. */
const TIMES = 2
/** What mostly stands behind 'en' is a town in small letters. */
const BEHIND_IN = 0.3

/** Returns the words of the examples that people write in small letters, and that are no towns. */
const learn = (): { words: string } => {
  const counts = new Map<string, { all: number; behindIn: number }>()
  for (const file of FILES)
    for (const line of read(file).split('\n')) {
      if (/^[#[]/.test(line)) continue
      for (const [, before = '', word = ''] of line.matchAll(WORD)) {
        const folded = fold(word)
        const count = counts.get(folded) ?? { all: 0, behindIn: 0 }
        count.all += 1
        if (PLAINLY_BEFORE_A_NAME.has(fold(before))) count.behindIn += 1
        counts.set(folded, count)
      }
    }
  const ordinary = [...counts].filter(([, { all, behindIn }]) => all >= TIMES && behindIn < all * BEHIND_IN)
  return { words: ordinary.map(([word]) => word).join(' ') }
}
export const ORDINARY_WORDS: Learning<{ words: string }> = { name: 'ordinary-words', files: FILES, learn }

let ordinary: ReadonlySet<string> | undefined
/** Whether a word is one that people use in questions and reviews, so that it is no misspelt town: 'abren lunes' names no Lünen. */
export const isOrdinaryWord = (word: string): boolean => {
  ordinary ??= new Set(recalled(ORDINARY_WORDS).words.split(' '))
  return ordinary.has(word)
}
