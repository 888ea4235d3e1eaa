import { pages } from '@andariego/contract/pages'
import type { Place } from '@andariego/contract/places'
import type { Opinion } from '../../reviews/public.ts'

const number = new Intl.NumberFormat('es', { maximumFractionDigits: 1, minimumFractionDigits: 0 })
const ratings = new Intl.NumberFormat('es', { maximumFractionDigits: 1, minimumFractionDigits: 1 })
const plurals = new Intl.PluralRules('es')

export const counted = (count: number, one: string, many: string): string =>
  `${number.format(count)} ${plurals.select(count) === 'one' ? one : many}`

/** 'a 350 m', 'a 1,2 km', 'a 48 km' */
export const distance = (metres: number): string => {
  if (metres < 950) return `a ${Math.max(10, Math.round(metres / 10) * 10)} m`
  const kilometres = metres / 1000
  return `a ${number.format(kilometres < 10 ? kilometres : Math.round(kilometres))} km`
}

export const list = (words: readonly string[]): string =>
  new Intl.ListFormat('es', { type: 'conjunction' }).format(words)

/** A name as text: what marks links and emphasis in an answer is taken out of it. */
export const plain = (text: string): string =>
  text
    .replace(/[[\]*_`<>\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** The link by which an answer names a place. */
export const linked = ({ id, name }: { id: string; name: string }): string =>
  `[${plain(name)}](${pages.place({ id })})`

export const rated = ({ averageRating, totalReviews }: Place): string =>
  totalReviews === 0
    ? 'sin reseñas todavía'
    : `★ ${ratings.format(averageRating)} (${counted(totalReviews, 'reseña', 'reseñas')})`

/** The beginning of a text: whole sentences while they fit, else whole words. */
export const beginning = (text: string, max: number): string => {
  const whole = plain(text)
  if (whole.length <= max) return whole
  const sentences = whole.match(/[^.!?…]+[.!?…]+/g) ?? []
  let kept = ''
  for (const sentence of sentences) {
    if (kept.length + sentence.length > max) break
    kept += sentence
  }
  if (kept !== '') return kept.trim()
  return `${whole.slice(0, whole.lastIndexOf(' ', max - 1)).replace(/[,;:]$/, '')}…`
}

const QUOTE_MAX = 160

/** One line a review: '> «…» — 5 de 5' */
export const quoted = ({ content, rating }: Opinion): string =>
  `> «${beginning(content, QUOTE_MAX).replace(/[«»]/g, '"')}» (${rating} de 5)`

/** Two voices at most: the best-liked of those who were pleased, and of those who were not. */
export const voices = (opinions: readonly Opinion[]): Opinion[] =>
  [opinions.find(({ rating }) => rating >= 4), opinions.find(({ rating }) => rating <= 3)].filter(
    (opinion) => opinion !== undefined,
  )
