import { fold } from '../../maps/public.ts'
import type { Evidence } from '../knowledge/evidence-repository.ts'
import { ASPECTS, EMPTY_WORDS, findAspects } from '../lexicon/lexicon.ts'
import type { Wish } from '../understanding/wishes.ts'
import { distinctSentences } from './place-reply.ts'

const WORD_LETTERS = 3
const WORDS_MIN = 3
/** A sentence is unread when the vocabulary explains at most this share of its words. */
const EXPLAINED = 0.35
/** With more unread sentences than this, which of them is meant would be a guess. */
const UNREAD_MAX = 8
const SHOWN = 2
/** A reviewer who gives at most this many stars warns of something. */
const WARNED = 3

const isMinded = (word: string): boolean => word.length >= WORD_LETTERS && !EMPTY_WORDS.es?.has(word)

/** Whether the vocabulary understands little of a sentence. */
const isUnread = ({ sentence }: Evidence): boolean => {
  const words = fold(sentence).split(' ')
  const explained = new Set(
    findAspects(words).flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)),
  )
  const minded = words.flatMap((word, index) => (isMinded(word) ? [index] : []))
  const known = minded.filter((index) => explained.has(index)).length
  return minded.length >= WORDS_MIN && known <= EXPLAINED * minded.length
}

/**
 * Returns sentences of reviews that may answer although no word of theirs is known: for aspects of which travellers tell in turns of
 * phrase ('le abrieron la bolsa' tells about safety), those warnings of which the vocabulary understands little.
 */
export const unreadFor = (said: readonly Evidence[], wishes: readonly Wish[]): Evidence[] => {
  if (!wishes.some(({ aspect }) => ASPECTS.get(aspect)?.isToldInIdioms)) return []
  const unread = distinctSentences(said).filter(
    (one) => one.rating !== null && one.rating <= WARNED && isUnread(one),
  )
  if (unread.length > UNREAD_MAX) return []
  return unread.toSorted((a, b) => (a.rating ?? 0) - (b.rating ?? 0)).slice(0, SHOWN)
}
