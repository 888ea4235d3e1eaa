import type { Evidence } from '../knowledge/evidence-repository.ts'
import type { QuestionRead } from '../understanding/read-question.ts'
import { asksForPrice, isPricedApart } from './priced-apart.ts'

const FREE = /gratis|gratuit|entrada libre|(?:nadie|no|tampoco) (?:se )?(?:paga|cobra)/iu
/** Matches the days and the people to which free entry is limited. */
const SOME =
  /(?<!\p{L})(lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?|primer|[uú]ltim[ao]s?|tardes?|noches?|menores|niñ\p{L}+|jubilad\p{L}+|estudiantes|residentes|locales|mayores|tercera edad)(?!\p{L})/iu
const A_FEE =
  /(?<!\p{L})(cuestan?|costaba|cost[oó]|valen?|val[ií]a|salen?|sali[oó]|cobran?|cobraron|pag\p{L}+|entradas?|precio|tarifa|boletos?)(?!\p{L})|\d/iu

/** Whether a sentence says only for whom, or on which days, a place is free. */
const isFreeForSome = ({ sentence }: Evidence): boolean =>
  FREE.test(sentence) && SOME.test(sentence) && !/\d/.test(sentence)
const tellsUsualPrice = (one: Evidence): boolean =>
  one.aspects.includes('precio') && A_FEE.test(one.sentence) && !FREE.test(one.sentence)

type Asked = Pick<QuestionRead, 'wishes' | 'forms' | 'literal'>
/** Whether the price is asked for and only a free day is told. */
export const lacksUsualPrice = (shown: readonly Evidence[], asked: Asked): boolean =>
  asksForPrice(asked) && shown.length > 0 && shown.every(isFreeForSome)

/**
 * Adds a sentence with the usual price where all those shown only tell of a free day, from the same review if possible. Returns
 * what is shown unchanged where nobody tells the price, or where it was not asked for.
 */
export const withUsualPrice = <T extends { one: Evidence }>(
  shown: readonly T[],
  all: readonly T[],
  asked: Asked,
): T[] => {
  const isLacking = lacksUsualPrice(
    shown.map(({ one }) => one),
    asked,
  )
  if (!isLacking) return [...shown]
  const usual = all.filter(({ one }) => tellsUsualPrice(one) && !isPricedApart(one, asked))
  const reviews = new Set(shown.map(({ one }) => one.reviewId))
  const best = usual.find(({ one }) => reviews.has(one.reviewId)) ?? usual[0]
  return best ? [...shown, best] : [...shown]
}
