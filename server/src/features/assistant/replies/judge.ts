import type { Evidence } from '../knowledge/evidence-repository.ts'
import type { QuestionRead, Wish } from '../understanding/read-question.ts'

/** Whether a sentence speaks of an aspect, and on which side: 1 for, -1 against, 0 neither; null when it does not. */
export const sideOn = ({ aspects, rating }: Evidence, aspect: string): -1 | 0 | 1 | null => {
  if (aspects.includes(`${aspect}+`)) return rating !== null && rating <= 1 ? 0 : 1
  if (aspects.includes(`${aspect}-`)) return -1
  return aspects.includes(aspect) ? 0 : null
}

/** How well a sentence answers what is wished: with the side asked for most of all. */
const answersWish = (evidence: Evidence, { aspect, side }: Wish): number => {
  const said = sideOn(evidence, aspect)
  if (said === null) return 0
  if (side === '') return said === 0 ? 1 : 1.1
  return said === (side === '+' ? 1 : -1) ? 1.5 : 0.7
}

const A_NUMBER = /\d|\b(una?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|media|medio|mil|cien)\b/i
const A_PRICE = /\d|gratis|gratuit|libre|no se paga|no cobran/i
const A_TIME =
  /\d|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|verano|invierno|oto[nñ]o|primavera|temprano|amanecer|tarde|temporada/i
const LONG = 220

/** How well a sentence answers a question; 0 when it does not. */
export const answerScore = (
  evidence: Evidence,
  { wishes, terms, forms }: Pick<QuestionRead, 'wishes' | 'terms' | 'forms'>,
): number => {
  const told = wishes.reduce((sum, wish) => sum + answersWish(evidence, wish), 0)
  const hits = terms.length === 0 ? 0 : (1.3 * Number(evidence.hits)) / Math.sqrt(terms.length)
  if (told === 0 && hits === 0) return 0
  const { sentence } = evidence
  let score = 2 * told + hits
  if (forms.has('howMuch') && A_PRICE.test(sentence)) score += 1.2
  if (forms.has('howLong') && A_NUMBER.test(sentence)) score += 0.6
  if (forms.has('when') && A_TIME.test(sentence)) score += 0.8
  if (evidence.reviewId === null) score -= 0.15
  // A sentence about everything answers nothing in particular.
  score -= 0.06 * evidence.aspects.filter((tag) => !/[+-]$/.test(tag)).length
  if (sentence.length > LONG) score -= 0.3
  const ageInYears = (Date.now() - evidence.saidAt.getTime()) / 31_557_600_000
  return Math.max(0.01, score - 0.1 * Math.min(3, ageInYears))
}

/** How many reviews take a side on an aspect. */
export const votes = (evidence: readonly Evidence[], aspect: string): { pro: number; contra: number } => {
  const sides = new Map<string, number>()
  for (const one of evidence) {
    const side = sideOn(one, aspect)
    if (side !== null && side !== 0 && one.reviewId)
      sides.set(one.reviewId, Math.min(sides.get(one.reviewId) ?? 1, side))
  }
  const values = [...sides.values()]
  return { pro: values.filter((side) => side > 0).length, contra: values.filter((side) => side < 0).length }
}

/** What holds on some days only. */
const ONLY_SOMETIMES =
  /\b(los (lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados|domingos)|de lunes a|primer domingo|algunos d[ií]as|solo (los|en))\b/i

/** How much speaks for a wish at one place, 0 to about 1.5; negative where more speaks against it. */
export const wishScore = (evidence: readonly Evidence[], { aspect, side }: Wish): number => {
  const speaking = evidence.filter((one) => sideOn(one, aspect) !== null)
  if (speaking.length === 0) return 0
  const sign = side === '-' ? -1 : 1
  const sum = speaking.reduce((total, one) => {
    const said = sideOn(one, aspect) ?? 0
    const weight = ONLY_SOMETIMES.test(one.sentence) ? 0.5 : 1
    return total + (said === 0 ? (side === '' ? 0.6 : 0.15) : said * sign * weight)
  }, 0)
  return (sum / (speaking.length + 0.7)) * (0.7 + 0.3 * Math.log2(1 + speaking.length))
}
