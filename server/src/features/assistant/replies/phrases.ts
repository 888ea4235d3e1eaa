import { pages } from '@andariego/contract/pages'
import type { Place } from '@andariego/contract/places'
import { WALKABLE_METRES, walkAlongLine } from '@andariego/contract/walking'
import type { Evidence } from '../knowledge/evidence-repository.ts'
import { written } from '../lexicon/written.ts'
import type { Frames } from './frames/frames.ts'

const number = new Intl.NumberFormat('es', { maximumFractionDigits: 1, minimumFractionDigits: 0 })
const formats = new Map<string, Intl.NumberFormat>()
/** '4,0', or '4.0' for who asks in English; `decimals`: how many at least. */
const numberIn = (value: number, locale: string, decimals: 0 | 1): string => {
  const key = `${locale} ${decimals}`
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(locale, { maximumFractionDigits: 1, minimumFractionDigits: decimals })
  formats.set(key, format)
  return format.format(value)
}
const ratingIn = (rating: number, locale: string): string => numberIn(rating, locale, 1)
const plurals = new Intl.PluralRules('es')

export const counted = (count: number, one: string, many: string): string =>
  `${number.format(count)} ${plurals.select(count) === 'one' ? one : many}`

/** Formats metres: '350 m', '1,2 km', '48 km'. */
export const distance = (metres: number, { locale }: Frames): string => {
  if (metres < 950) return `${Math.max(10, Math.round(metres / 10) * 10)} m`
  const kilometres = metres / 1000
  return `${numberIn(kilometres < 10 ? kilometres : Math.round(kilometres), locale, 0)} km`
}

/** Formats a distance: 'a 350 m, unos 6 min a pie'; without a walk when it is far. */
export const away = (straight: number, frames: Frames): string => {
  const far = frames.away(distance(straight, frames))
  const { metres, minutes } = walkAlongLine(straight)
  return metres > WALKABLE_METRES ? far : `${far}, ${frames.walk(Math.max(1, minutes))}`
}

export const list = (words: readonly string[], locale = 'es'): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(words)

/** Returns a name as plain text, without the characters that mark links and emphasis in an answer. */
export const plain = (text: string): string =>
  text
    .replace(/[[\]*_`<>\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** Returns the link with which an answer names a place. */
export const linked = ({ id, name }: { id: string; name: string }): string =>
  `[${plain(name)}](${pages.place({ id })})`

export const rated = ({ averageRating, totalReviews }: Place, frames: Frames): string =>
  totalReviews === 0
    ? frames.noReviews
    : `★ ${ratingIn(averageRating, frames.locale)} (${frames.reviews(totalReviews)})`

/** Returns the beginning of a text: whole sentences if they fit, else whole words. */
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

/** Small words that belong between two others: 'silla de ruedas', 'cerveza sin alcohol'. */
const BETWEEN = /^(?:de|del|sin|con|a|al|en|para|of|with|without|do|da|sem|com|du|des|sans|avec|di|senza)$/
/**
 * Names words of a question, as they were typed or else with their accents. `words`: the question, whose small words between two of them
 * are named, too.
 */
export const wordsNamed = (
  terms: readonly string[],
  asTyped?: ReadonlyMap<string, string>,
  words: readonly string[] = [],
): string =>
  plain(
    terms
      .flatMap((term, index) => {
        const at = words.indexOf(term)
        const link = words[at - 1] ?? ''
        const isLinked = index > 0 && at > 1 && words[at - 2] === terms[index - 1] && BETWEEN.test(link)
        const named = asTyped?.get(term) ?? written(term)
        return isLinked ? [link, named] : [named]
      })
      .join(' '),
  )

/** The same within parentheses: '★ 4,0, 3 reseñas'. */
export const ratedShortly = ({ averageRating, totalReviews }: Place, frames: Frames): string =>
  totalReviews === 0
    ? frames.noReviews
    : `★ ${ratingIn(averageRating, frames.locale)}, ${frames.reviews(totalReviews)}`

const QUOTE_MAX = 320
const months = new Map<string, Intl.DateTimeFormat>()
const monthOf = (date: Date, { locale }: Frames): string => {
  const format =
    months.get(locale) ?? new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  months.set(locale, format)
  return format.format(date)
}

/** Returns a sentence as an answer quotes it. */
export const quoted = ({ sentence }: Pick<Evidence, 'sentence'>): string =>
  beginning(sentence, QUOTE_MAX).replace(/[«»]/g, '"')

/** Formats a quote with its source: '«…» (5 de 5, marzo de 2026)'. */
export const quote = (said: Evidence, frames: Frames): string => {
  const { rating, saidAt } = said
  const by = rating === null ? frames.fromDescription : `${frames.ofFive(rating)}, ${monthOf(saidAt, frames)}`
  return `«${quoted(said)}» (${by})`
}
