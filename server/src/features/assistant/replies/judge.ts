import type { Evidence } from '../knowledge/evidence-repository.ts'
import { isPriced } from '../knowledge/tones.ts'
import type { QuestionRead } from '../understanding/read-question.ts'
import { weekdaysIn } from '../understanding/weekdays.ts'
import type { Wish } from '../understanding/wishes.ts'
import {
  A_VERB,
  fitsForm,
  missedCounts,
  missesHour,
  missesOpening,
  missesSeason,
  speaksOfLeave,
} from './fits-form.ts'
import { tellsOfOtherSeason, tellsOfSeason } from './seasons.ts'
import { answersWish, sideOn } from './sides.ts'
import { literally } from './words-held.ts'

/** Things with a price or hours of their own: 'cuánto cuesta el estacionamiento' is not answered by the entrance fee. */
const THINGS = new Set(
  'estacionamiento baños wifi guías lockers asientos dormir perros vegetariano clases agua potable'.split(
    ' ',
  ),
)
/** Whether a sentence mentions the thing asked about, if there is one. */
export const mentionsThingAsked = (evidence: Evidence, wishes: readonly Wish[]): boolean => {
  // 'se puede ir en coche' is answered by the way there as well.
  const isOfTheWay = wishes.some(({ aspect }) => aspect === 'llegar') && sideOn(evidence, 'llegar') !== null
  const things = wishes.filter(
    ({ aspect }) => THINGS.has(aspect) && !(isOfTheWay && aspect === 'estacionamiento'),
  )
  return things.length === 0 || things.some(({ aspect }) => sideOn(evidence, aspect) !== null)
}

const ANY_DAY =
  /todos los d[ií]as|de \w+ a \w+|cierra|no abre|abre|siempre|24 horas|every day|daily|all week|todos os dias|tous les jours|tutti i giorni|sempre apert/i
/** Whether a sentence names other days than the requested one. */
export const namesOtherDays = (sentence: string, literal: readonly string[]): boolean => {
  const asked = literal.flatMap(weekdaysIn)
  const told = asked.length > 0 ? weekdaysIn(sentence) : []
  return asked.length > 0 && !asked.some((day) => told.includes(day)) && !ANY_DAY.test(sentence)
}

/** Words about money and prices: a sentence without them does not answer a question about the price. */
const OF_MONEY =
  /[$€£¥]|(?<!\p{L})(us|s|bs|usd|clp|mxn|cop|cup|eur|pesos?|sol(es)?|euros?|d[oó]lar(es)?|dollars?|dollari|prezzo|prezzi|prices?|pre[cç]os?|prix|reales|quetzal(es)?|col[oó]n(es)?|lempiras?|guaran[ií]es|bolivianos?|balboas?|lucas?|varos?|mangos?|d[ií]rhams?|liras?|yen(es)?|libras?|rupias?|francos?|coronas?|pavos?|plata|lana|cuest\p{L}*|cost[oó]|vale|valen|(?:sale|sali[oó]|salen)(?= (?:\p{L}+ ){0,2}(?:\d|gratis|car|barat|nada|un ojo|una fortuna|\p{L}+ (?:mil|pesos|soles|euros|d[oó]lares|lucas)))|cobr\p{L}*|pag\p{L}*|piden|precios?|tarifas?|gratis|gratuit\p{L}*|gratarola|libre|voluntad|gorra|centavos?|c[eé]ntimos?|cents?|car[oa]s?|car[ií]sim\p{L}*|barat\p{L}*|econ[oó]mic\p{L}*|regalad\p{L}*|descuent\p{L}*)(?!\p{L})|(pes|sol|dolar|eur|luqu|var)c?it[oa]s?\b|\bpor \d|\bentradas? (?:general |a |de )?\d|\d (?:los |las )?(?:extranjer[oa]s|nacionales)\b|\b(?:extranjeros|nacionales) \d|(?<!\p{L})(?:a|por|de|son) \p{L}+ (?:mil(?=[.,;:!)]|$| cada| la | el )|con (?:\d+|diez|quince|veint\p{L}*|\p{L}+nta))(?!\p{L})|\b\d+ mil(?! (?:personas|visitantes|metros|a[nñ]os|hect|gente))/iu
const tellsOfMoney = (sentence: string, { wishes }: { wishes: readonly Wish[] }): boolean =>
  !wishes.some(({ aspect }) => aspect === 'precio') || OF_MONEY.test(sentence) || isPriced(sentence)
/** Whether the question asks for numbers of some kind, a price or a duration, and the sentence has none of these. */
const missesMeasure = (
  sentence: string,
  { wishes, forms, literal }: Pick<QuestionRead, 'wishes' | 'forms'> & { literal: readonly string[] },
): boolean => {
  const misses = missedCounts(sentence, { forms, literal })
  if (forms.has('howMuch')) misses.push(!tellsOfMoney(sentence, { wishes }))
  return misses.length > 0 && misses.every((isMissed) => isMissed)
}
const LONG = 220

/** Whether a question asks for a fact, which a description knows as well as reviewers. */
const ofFacts = (forms: ReadonlySet<string>): boolean =>
  ['where', 'who', 'howMany', 'howMuch', 'howLong', 'when', 'whatTime'].some((form) => forms.has(form))

/** Scores how well a sentence answers a question; 0 when it does not. */
export const answerScore = (
  evidence: Evidence,
  {
    wishes,
    terms,
    forms,
    literal = [],
  }: Pick<QuestionRead, 'wishes' | 'terms' | 'forms'> & { literal?: readonly string[] },
): number => {
  const { sentence } = evidence
  const verbs = forms.has('leave') ? literal.filter((word) => A_VERB.test(word)) : []
  const isOfLeave = literally(sentence, verbs) > 0 && speaksOfLeave(sentence)
  const isOfSeason = tellsOfSeason(sentence, literal)
  const told = wishes.reduce((sum, wish) => sum + answersWish(evidence, wish), isOfSeason ? 1 : 0)
  const hits = terms.length === 0 ? 0 : (1.3 * Number(evidence.hits)) / Math.sqrt(terms.length)
  if (told === 0 && hits === 0 && !isOfLeave) return 0
  if (missesSeason(sentence, { wishes, forms }) || tellsOfOtherSeason(sentence, literal)) return 0
  if (missesOpening(sentence, literal) || missesHour(sentence, { forms, literal })) return 0
  if (namesOtherDays(sentence, literal) || missesMeasure(sentence, { wishes, forms, literal })) return 0
  if (forms.has('who') && literally(sentence, literal) === 0 && hits === 0) return 0
  let score = 2 * told + hits + 0.9 * literally(sentence, literal) + (isOfLeave ? 2.5 : 0)
  score += fitsForm(evidence, { wishes, forms, literal })
  if (evidence.reviewId === null) score -= forms.has('opinion') ? 1.5 : ofFacts(forms) ? 0.15 : 0.6
  // A sentence about many aspects answers none of them specifically.
  score -= 0.06 * evidence.aspects.filter((tag) => !/[+-]$/.test(tag)).length
  if (sentence.length > LONG) score -= 0.3
  const ageInYears = (Date.now() - evidence.saidAt.getTime()) / 31_557_600_000
  return Math.max(0.01, score - 0.1 * Math.min(3, ageInYears))
}
