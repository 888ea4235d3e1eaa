import type { Evidence } from '../knowledge/evidence-repository.ts'
import { praises } from '../knowledge/tones.ts'
import type { Wish } from '../understanding/wishes.ts'
import { sideOn } from './sides.ts'

/** Matches statements that are true on some days only. */
const ONLY_SOMETIMES =
  /\b(los (lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados|domingos)|de lunes a|primer domingo|algunos d[ií]as|[uú]ltimas? (dos |tres )?horas?|solo (los|en))\b/i

/** Counts the reviews for and against an aspect. */
export const votes = (evidence: readonly Evidence[], aspect: string): { pro: number; contra: number } => {
  const sides = new Map<string, number>()
  for (const one of evidence) {
    const side = sideOn(one, aspect)
    const isMention = side === 1 && !praises(one.sentence, aspect)
    // 'gratis las dos últimas horas' and 'una cola para entrar gratis' take no side.
    const isMixed =
      side === 1 && (ONLY_SOMETIMES.test(one.sentence) || one.aspects.some((tag) => tag.endsWith('-')))
    if (side !== null && side !== 0 && !isMention && !isMixed && one.reviewId)
      sides.set(one.reviewId, Math.min(sides.get(one.reviewId) ?? 1, side))
  }
  const values = [...sides.values()]
  return { pro: values.filter((side) => side > 0).length, contra: values.filter((side) => side < 0).length }
}

const STRONGLY =
  /\b(muy|súper|re|tan|demasiad[oa]s?|totalmente|nunca|jamás|\p{L}+ísim[oa]s?|pésim\p{L}*|horrible|espectacular\p{L}*|incre[ií]bl\p{L}*|excelente)\b/iu
const MENTION = 0.35
const STRONG = 1.3
const YEAR_MS = 31_557_600_000

/** Weighs one sentence on an aspect: praise counts fully, mentions little, strong words more, old sentences less. */
const weightOf = (one: Evidence, aspect: string): number => {
  const side = sideOn(one, aspect) ?? 0
  const whole = side > 0 && !praises(one.sentence, aspect) ? MENTION : side
  const strength = STRONGLY.test(one.sentence) ? STRONG : 1
  const years = Math.max(0, Date.now() - one.saidAt.getTime()) / YEAR_MS
  return (whole * strength) / (1 + 0.15 * years)
}

/**
 * Returns the weighted opinion of reviews on a wish; each review counts once, by its complaint if it has one. Null when none
 * mentions it.
 */
export const weigh = (evidence: readonly Evidence[], { aspect, side }: Wish): number | null => {
  const speaking = evidence.filter((one) => sideOn(one, aspect) !== null)
  if (speaking.length === 0) return null
  const reviews = [...Map.groupBy(speaking, ({ reviewId }) => reviewId).values()].map((said) => {
    const weights = said.map((one) => weightOf(one, aspect))
    const least = Math.min(...weights)
    return least < 0 ? least : Math.max(...weights)
  })
  const sum = reviews.reduce((total, weight) => total + weight, 0)
  return ((side === '-' ? -1 : 1) * sum) / (reviews.length + 0.7)
}

const MENTIONED = 0.6
/** Aspects for which a mere mention is no praise: a price does not make a place cheap, nor a couple make it romantic. */
const NEEDS_PRAISE = new Set(['precio', 'romántico'])

/**
 * Scores the evidence for a wish at one place, from 0 to about 1.5; negative when more speaks against it. `isForGood`: whether
 * complaints count against a wish without a side.
 */
export const wishScore = (
  evidence: readonly Evidence[],
  { aspect, side }: Wish,
  isForGood = false,
): number => {
  const speaking = evidence.filter((one) => sideOn(one, aspect) !== null)
  if (speaking.length === 0) return 0
  const sign = side === '-' ? -1 : 1
  const sum = speaking.reduce((total, one) => {
    const said = sideOn(one, aspect) ?? 0
    const weight = ONLY_SOMETIMES.test(one.sentence) ? 0.5 : 1
    // For a question what something costs, a reviewer who found it expensive tells it just as well.
    if (said === 0 && NEEDS_PRAISE.has(aspect) && (side !== '' || isForGood)) return total
    if (side === '') return total + (said > 0 || (isForGood && said < 0) ? said * weight : MENTIONED)
    return total + (said === 0 ? 0.15 : said * sign * weight)
  }, 0)
  return (sum / (speaking.length + 0.7)) * (0.7 + 0.3 * Math.log2(1 + speaking.length))
}
