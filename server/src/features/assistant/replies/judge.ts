import { fold } from '../../maps/public.ts'
import type { Evidence } from '../knowledge/evidence-repository.ts'
import { praises } from '../knowledge/tones.ts'
import { EMPTY_WORDS, findAspects } from '../lexicon/lexicon.ts'
import { grown } from '../lexicon/term-matcher.ts'
import type { QuestionRead } from '../understanding/read-question.ts'
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

/** Things with a price or hours of their own: 'cuánto cuesta el estacionamiento' is not answered by the entrance fee. */
const THINGS = new Set(
  'estacionamiento baños wifi guías lockers asientos dormir perros vegetariano agua potable'.split(' '),
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

const WEEKDAYS = /\b(lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?)\b/gi
const ANY_DAY = /todos los d[ií]as|de \w+ a \w+|cierra|no abre|abre|siempre|24 horas/i
/** Whether a sentence names other days than the requested one. */
const namesOtherDays = (sentence: string, literal: readonly string[]): boolean => {
  const asked = literal.filter((word) =>
    /^(lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)$/.test(word),
  )
  const told = sentence.match(WEEKDAYS)?.map((day) => fold(day).replace(/s$/, '')) ?? []
  return (
    asked.length > 0 && !asked.some((day) => told.includes(day.replace(/s$/, ''))) && !ANY_DAY.test(sentence)
  )
}

const STEM_LETTERS = 5
const NAME_LETTERS = 4
/** Returns the share of these words that a sentence contains, ignoring endings. */
export const literally = (sentence: string, words: readonly string[]): number => {
  if (words.length === 0) return 0
  const text = ` ${fold(sentence)}`
  return words.filter((word) => text.includes(` ${word.slice(0, STEM_LETTERS)}`)).length / words.length
}

const isSame = (a: string, b: string): boolean => a === b || a === `${b}s` || a === `${b}es`
const INFINITIVE = /^(\p{L}{3,})[aei]r$/u
/** Endings of what reviewers did themselves: that dogs run there is no place to run. */
const ENDING = /^(o|e|i|amos|emos|imos|abamos|iamos|[aei]r\w*)$/u
/** Whether a word is a form of this verb: 'remamos' of 'remar'. */
const isFormOf = (word: string, verb: string): boolean => {
  const [, stem = ''] = INFINITIVE.exec(verb) ?? []
  return (
    stem !== '' && word.startsWith(stem) && ENDING.test(word.slice(stem.length)) && !EMPTY_WORDS.es?.has(word)
  )
}
/** Whether a text contains one of the words for a thing, also as a diminutive: 'tortuguitas'. */
export const holdsOne = (text: string, names: readonly string[]): boolean => {
  const words = fold(text)
    .split(' ')
    .flatMap((word) => [word, ...grown(word)])
  return names.some((name) =>
    words.some((word) => isSame(word, name) || isSame(name, word) || isFormOf(word, name)),
  )
}
/**
 * Whether a sentence means the thing by its word: 'aquello era el metro' tells of no underground, because the vocabulary excepts
 * the phrase.
 */
export const meansOne = (
  { sentence, aspects }: Evidence,
  names: readonly string[],
  wishes: readonly Wish[],
): boolean =>
  names.some(
    (name) =>
      holdsOne(sentence, [name]) &&
      findAspects([name]).every(
        ({ value: { aspect } }) => aspects.includes(aspect) || !wishes.some((wish) => wish.aspect === aspect),
      ),
  )

/** Whether a place's name contains one of these words: a 'Heladería' serves a wish for 'helado'. */
export const isCalledAfter = (name: string, words: readonly string[]): boolean =>
  words.some((word) => word.length >= NAME_LETTERS && literally(name, [word]) === 1)

/** Words about money and prices: a sentence without them does not answer a question about the price. */
const OF_MONEY =
  /[$€£¥]|(?<!\p{L})(us|s|bs|usd|clp|mxn|cop|cup|eur|pesos?|sol(es)?|euros?|d[oó]lar(es)?|reales|quetzal(es)?|col[oó]n(es)?|lempiras?|guaran[ií]es|bolivianos?|balboas?|lucas?|varos?|mangos?|d[ií]rhams?|liras?|yen(es)?|libras?|rupias?|francos?|coronas?|pavos?|plata|lana|cuest\p{L}*|cost[oó]|vale|valen|(?:sale|sali[oó]|salen)(?= (?:\p{L}+ ){0,2}(?:\d|gratis|car|barat|nada|un ojo|una fortuna|\p{L}+ (?:mil|pesos|soles|euros|d[oó]lares|lucas)))|cobr\p{L}*|pag\p{L}*|piden|precios?|tarifas?|gratis|gratuit\p{L}*|gratarola|libre|voluntad|gorra|centavo|car[oa]s?|car[ií]sim\p{L}*|barat\p{L}*|econ[oó]mic\p{L}*|regalad\p{L}*|descuent\p{L}*)(?!\p{L})|(pes|sol|dolar|eur|luqu|var)c?it[oa]s?\b|\bpor \d|(?<!\p{L})(?:a|por|de|son) \p{L}+ (?:mil(?=[.,;:!)]|$| cada| la | el )|con (?:\d+|diez|quince|veint\p{L}*|\p{L}+nta))(?!\p{L})|\b\d+ mil(?! (?:personas|visitantes|metros|a[nñ]os|hect|gente))/iu
const tellsOfMoney = (sentence: string, { wishes }: { wishes: readonly Wish[] }): boolean =>
  !wishes.some(({ aspect }) => aspect === 'precio') || OF_MONEY.test(sentence)
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
  if (evidence.reviewId === null) score -= ofFacts(forms) ? 0.15 : 0.6
  // A sentence about many aspects answers none of them specifically.
  score -= 0.06 * evidence.aspects.filter((tag) => !/[+-]$/.test(tag)).length
  if (sentence.length > LONG) score -= 0.3
  const ageInYears = (Date.now() - evidence.saidAt.getTime()) / 31_557_600_000
  return Math.max(0.01, score - 0.1 * Math.min(3, ageInYears))
}

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
/** Aspects of which a mere mention serves no wish: what something costs does not make it cheap, nor a couple a place romantic. */
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
    // Who asks what something costs is told so as well by who found it dear.
    if (said === 0 && NEEDS_PRAISE.has(aspect) && (side !== '' || isForGood)) return total
    if (side === '') return total + (said > 0 || (isForGood && said < 0) ? said * weight : MENTIONED)
    return total + (said === 0 ? 0.15 : said * sign * weight)
  }, 0)
  return (sum / (speaking.length + 0.7)) * (0.7 + 0.3 * Math.log2(1 + speaking.length))
}
