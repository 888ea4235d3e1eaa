import type { Review } from '@andariego/contract/reviews'
import { isFolded } from './folded.ts'

const CARD_REM = 12.6
const LINE_REM = 1.7
const FOLDED_LINES = 4
const FOLD_BUTTON_REM = 2.75
const THUMBS_REM = 6.6
/** Letters in a line on a phone. */
const LINE_LETTERS = 40

/**
 * The estimated height of a review's card in rem, before its layout. It keeps the length of the page, so that going back restores
 * the scroll position.
 */
export const aboutHeight = ({ content, media }: Pick<Review, 'content' | 'media'>): number => {
  const folded = isFolded(content, 'brief')
  const lines = content
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LINE_LETTERS)), 0)
  const text = folded ? FOLDED_LINES * LINE_REM + FOLD_BUTTON_REM : lines * LINE_REM
  return Math.round((CARD_REM + text + (media.length > 0 ? THUMBS_REM : 0)) * 10) / 10
}
