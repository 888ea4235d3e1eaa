import { fold } from '../../maps/public.ts'
import { ABBREVIATIONS } from '../lexicon/lexicon.ts'

/** Abbreviations of at most so many letters stand for small words: 'museos d toledo'. */
const ABBREVIATED = 2

/** Returns words as they are compared: folded, and abbreviations in full. */
export const plainWords = (typed: readonly string[]): string[] =>
  typed.map((word) => {
    // 'papá' with its accent is no potato.
    if (/^papás?$/iu.test(word)) return word.length > 4 ? 'padres' : 'padre'
    const folded = fold(word).replaceAll(' ', '')
    const whole = ABBREVIATIONS.get(folded)
    return whole !== undefined && folded.length <= ABBREVIATED && typed.length > 1 ? whole : folded
  })

const BEFORE_A_RIDE = /^(?:le|un|ce|du|notre|votre|petit|beau|grand|el|los|del|al|the|a|il|um|o)$/
/** Whether the word at this position is a French ride: 'le tour en bateau', where 'la tour' is a tower. */
export const isRide = (words: readonly string[], index: number): boolean =>
  words[index] === 'tour' && BEFORE_A_RIDE.test(words[index - 1] ?? '')
