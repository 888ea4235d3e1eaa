import { fold } from '../../maps/public.ts'
import type { Evidence } from '../knowledge/evidence-repository.ts'
import type { QuestionRead } from '../understanding/read-question.ts'
import { WEEKDAY } from '../understanding/wishes.ts'
import { A_TIME_OF_YEAR } from './fits-form.ts'
import { sideOn, withRelated } from './sides.ts'
import { literally } from './words-held.ts'

/** Aspects that say under which condition something is asked: 'en agosto', 'con lluvia'. */
const CONDITIONS = new Set(['época', 'lluvia', 'momento'])
/** Aspects where the sentence about the condition may itself be the answer: that it is not the season. */
const OF_WORTH = new Set(['trampa', 'estado'])

/**
 * Drops the sentences that tell of the condition only, when others tell of what is asked: 'está muy lleno en verano' is not answered
 * by what is closed in winter.
 */
export const besidesConditions = <T extends { one: Evidence }>(
  scored: readonly T[],
  { wishes, forms, literal }: Pick<QuestionRead, 'wishes' | 'forms' | 'literal'>,
): T[] => {
  const asked = wishes.map(({ aspect }) => aspect).filter((aspect) => !CONDITIONS.has(aspect))
  if (asked.length === 0 || asked.length === wishes.length || forms.has('when')) return [...scored]
  if (asked.some((aspect) => OF_WORTH.has(aspect))) return [...scored]
  const then = literal.filter((word) => A_TIME_OF_YEAR.test(word))
  const telling = scored.filter(
    ({ one }) =>
      Number(one.hits) > 0 ||
      literally(one.sentence, then) > 0 ||
      withRelated(asked).some((aspect) => sideOn(one, aspect) !== null),
  )
  return telling.length > 0 ? telling : [...scored]
}

const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
]
/** The months of each season north of the equator. */
const SEASONS: Record<string, readonly number[]> = {
  verano: [6, 7, 8],
  otono: [9, 10, 11],
  invierno: [12, 1, 2],
  primavera: [3, 4, 5],
}
const HALF_A_YEAR = 6
const monthsOf = (word: string, latitude: number): readonly number[] => {
  const month = MONTHS.indexOf(word === 'setiembre' ? 'septiembre' : word) + 1
  if (month > 0) return [month]
  return (SEASONS[word] ?? []).map((one) =>
    latitude < 0 ? ((one + HALF_A_YEAR - 1) % MONTHS.length) + 1 : one,
  )
}
const apart = (a: number, b: number): number => Math.min(Math.abs(a - b), MONTHS.length - Math.abs(a - b))
const NAMED =
  /(?<!\p{L})(enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre|verano|oto[nñ]o|invierno|primavera)(?!\p{L})/giu
const namedIn = (sentence: string, latitude: number): number[] =>
  [...sentence.matchAll(NAMED)].flatMap(([, word = '']) =>
    monthsOf(word.toLowerCase().replace('ñ', 'n'), latitude),
  )

/** Whether the question asks about a month or season, and the sentence names only others: 'en invierno' in January in Argentina. */
export const tellsOfOtherMonths = (
  sentence: string,
  literal: readonly string[],
  latitude: number,
): boolean => {
  const asked = literal.flatMap((word) => monthsOf(word, latitude))
  const told = asked.length > 0 ? namedIn(sentence, latitude) : []
  return told.length > 0 && !told.some((month) => asked.includes(month))
}

/** Aspects that are otherwise in other months. */
const SEASONAL = new Set([
  'gente',
  'calor',
  'frío',
  'lluvia',
  'nadar',
  'temperatura del agua',
  'mosquitos',
  'tranquilidad',
  'vistas',
])
const THEN = 0.8
const OTHERWISE = -0.6
const ELSEWHEN = -1.5
const CLOSE = 1
const FAR = 4

/**
 * Returns how much better or worse sentences fit the month or season asked about, by when their review was written: a review from
 * July answers a question about crowds in summer, and one from January does not.
 */
export const seasonFit = (
  { wishes, literal }: Pick<QuestionRead, 'wishes' | 'literal'>,
  latitude: number,
  told: readonly Evidence[],
): ((one: Evidence) => number) => {
  const asked = literal.flatMap((word) => monthsOf(word, latitude))
  if (asked.length === 0 || !wishes.some(({ aspect }) => SEASONAL.has(aspect))) return () => 0
  const isAsked = (months: readonly number[]) => months.some((month) => asked.includes(month))
  const byReview = Map.groupBy(told, ({ reviewId }) => reviewId)
  return ({ sentence, reviewId, saidAt }) => {
    const own = namedIn(sentence, latitude)
    if (own.length > 0) return isAsked(own) ? THEN : ELSEWHEN
    if (reviewId === null) return 0
    const beside = (byReview.get(reviewId) ?? []).flatMap((one) => namedIn(one.sentence, latitude))
    if (beside.length > 0) return isAsked(beside) ? THEN : ELSEWHEN
    const months = Math.min(...asked.map((month) => apart(month, saidAt.getUTCMonth() + 1)))
    return months <= CLOSE ? THEN : months >= FAR ? OTHERWISE : 0
  }
}

const CLOSED = /cerrad|cierr|cerró|no abre|fechad|closed|fermé|chius/i
/** Whether a sentence says that the place is closed on the requested day: it is no answer to 'algo que abra los lunes'. */
export const isClosedThen = (sentence: string, literal: readonly string[]): boolean => {
  const days = literal.filter((word) => WEEKDAY.test(word)).map((day) => day.replace(/s$/, ''))
  const text = fold(sentence)
  return (
    days.some((day) => text.includes(day)) &&
    CLOSED.test(sentence) &&
    !literal.some((word) => /^(cierr|cerrad)/.test(word))
  )
}
