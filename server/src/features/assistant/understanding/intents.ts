import { examplesIn } from '../lexicon/examples.ts'
import { MEASURES } from '../lexicon/measures.ts'
import type { Form } from './form.ts'
import { type Learning, recalled } from './learned.ts'
import { asOuting } from './outings.ts'
import { isOnFoot } from './radius.ts'
import type { QuestionRead } from './read-question.ts'
import { fitsOf, learnTopics, sharesOf, type Topics } from './text-classifiers.ts'
import { featuresOf, learnExamples, type Weighing, weigh } from './text-features.ts'

/** What a question wants: what is near, a distance, a plan, a comparison, something about one place, places, or nothing of travel. */
const NAMES = ['cerca', 'distancia', 'plan', 'comparación', 'lugar', 'búsqueda', 'ajeno'] as const
type Intent = (typeof NAMES)[number]
type Likelihoods = Record<Intent, number>

/** The names of further places, which examples tell apart. */
const FURTHER = /\b(?:OTRO|TERCERO)\b/g

export const isIntent = (name: string): boolean => NAMES.some((intent) => intent === name)

interface IntentsLearned {
  weighing: Weighing
  intents: Topics
}
const learn = (): IntentsLearned => {
  const blocks = [...examplesIn('ejemplos-intenciones', isIntent)].map(
    ([intent, lines]) => [intent, lines.map((line) => line.replaceAll(FURTHER, 'LUGAR'))] as const,
  )
  const { weighing, examples } = learnExamples(new Map(blocks))
  return { weighing, intents: learnTopics(weighing.rarities.length, examples) }
}
export const INTENTS: Learning<IntentsLearned> = {
  name: 'intents',
  files: ['ejemplos-intenciones'],
  learn,
}

/** A question with LUGAR and CIUDAD instead of names, as the examples have them. */
const masked = ({ words, places, spots, areas }: QuestionRead): string => {
  const spans = [
    ...places.flatMap(([match]) => (match ? [{ ...match, as: 'LUGAR' }] : [])),
    ...spots.map((spot) => ({ ...spot, as: 'LUGAR' })),
    ...areas.map((area) => ({ ...area, as: 'CIUDAD' })),
  ]
  return words
    .flatMap((word, index) => {
      const span = spans.find(({ from, to }) => index >= from && index < to)
      return span ? (index === span.from ? [span.as] : []) : [word]
    })
    .join(' ')
}

/** Returns from 0 to 1 how likely each intent is, by examples. */
const intentsOf = (question: QuestionRead): Likelihoods => {
  const { weighing, intents } = recalled(INTENTS)
  const shares = sharesOf(fitsOf(intents, weigh(weighing, featuresOf(masked(question)))))
  return Object.fromEntries(intents.names.map((name, index) => [name, shares[index]])) as Likelihoods
}

/** A question for one of these is about the place itself. */
const OF_FACTS: readonly Form[] = ['howMuch', 'howLong', 'howMany', 'when', 'whatTime', 'who', 'howOften']
const PLAINLY_A_PLAN =
  /\b(itinerari[oa]|itinerary|itineraire|roteiro|organi[zs]a\w*|planifica\w*|arm[ae]n?(?:me|nos)\w*)\b/
const MONEY = /\b(?:precio|entrada|ticket|boleto|cuesta|vale|cobran|pagar|tour|guia)\b/
/** 'de la plaza al mirador caminando cuánto es' asks for minutes, not for a price. */
const asWayOnFoot = (question: QuestionRead): QuestionRead => {
  const { forms, text, wishes } = question
  if (!forms.has('howMuch') || !isOnFoot(text) || MONEY.test(text)) return question
  return {
    ...question,
    forms: new Set<Form>([...[...forms].filter((form) => form !== 'howMuch'), 'howLong']),
    wishes: wishes.map((wish) => (wish.aspect === 'precio' ? { aspect: 'duración', side: '' } : wish)),
  }
}

const ONLY_ENTRY =
  /^(?:(?:y|el|la|los|las|al?|del?|the|o|il|l|una?|precio|valor|costo) )*(?:entradas?|ingreso|tickets?|boletos?|tiquetes?|tarifas?|admission|entry|entrance|ingressos?|ingresso|biglietto|biglietti|billets?)(?: (?:al?|del?|la|el|en|para|por favor|porfa|porfi|general|adultos?|please|soles|pesos|dolares|euros|bolivianos|quetzales|lempiras|colones|reales|guaranies|bolivares|cordobas|lucas|plata|precio|valor))*$/
/** 'moncopulli entrada', 'entrada wari soles': who says no more asks what it costs. */
const asPriceOfEntry = (question: QuestionRead): QuestionRead => {
  const { places, hints, words, rest } = question
  const hinted = new Set(hints.map(({ spot }) => words[spot] ?? ''))
  const isOfOne =
    places.length === 1 || (places.length === 0 && new Set(hints.map(({ id }) => id)).size === 1)
  const besides = rest.split(' ').filter((word) => places.length === 1 || !hinted.has(word))
  if (!isOfOne || !ONLY_ENTRY.test(besides.join(' '))) return question
  return {
    ...question,
    forms: new Set<Form>([...question.forms, 'howMuch']),
    wishes: [{ aspect: 'precio', side: '' }],
  }
}

const HAS =
  /^(?:tiene|tienen|tendra|tendran|acepta|aceptan|cobra|cobran|vende|venden|sirve|sirven|ofrece|ofrecen|has|have|does|tem|aceita|vende|ha|hanno|ont|accetta|accettano|accepte|acceptent|servono|serve)$/
const SUBJECT_REACH = 4
/** 'Canta Rana de Barranco tiene algo vegano' asks about the place itself. */
const isSubject = ({ places: [group], words }: QuestionRead): boolean =>
  group?.[0] !== undefined &&
  words.slice(group[0].to, group[0].to + SUBJECT_REACH).some((word) => HAS.test(word))

/** 'hay museo en la Real Escuela' asks what there is in it. */
const THERE_IS_IN =
  /\b(?:hay|habra|existe|is there|are there|c e|il y a|tem) (?:\p{L}+ ){1,3}(?:en|dentro de|in|inside|at|na|no|em|dans|nel|nella|a|alla) ?(?:el|la|los|las|l|the)? ?$/u
const isWithin = ({ places: [group], words }: QuestionRead): boolean =>
  group?.[0] !== undefined && THERE_IS_IN.test(`${words.slice(0, group[0].from).join(' ')} `)

const AT_IT = new Set('en in at na no em a al dans nel nella alla'.split(' '))
const ARTICLES = new Set('el la los las the o a le il l'.split(' '))
/** What only the place itself has: 'agarra señal en la finca' asks for none nearby. */
const OF_ITS_OWN = new Set(['wifi', 'pago', 'idiomas', 'mascotas', 'prohibiciones'])
const isOfItsOwn = ({ places: [group], words, wishes, forms }: QuestionRead): boolean => {
  const before = words.slice(0, group?.[0]?.from ?? 0)
  while (ARTICLES.has(before.at(-1) ?? '') && before.length > 1 && AT_IT.has(before.at(-2) ?? ''))
    before.pop()
  return (
    AT_IT.has(before.at(-1) ?? '') &&
    !forms.has('places') &&
    wishes.some(({ aspect }) => OF_ITS_OWN.has(aspect))
  )
}

const WORDS_BEFORE_COLON = /^([^:?!]{1,80}):\s/u
/** 'The Yavari: what did its engine burn?' says first which place the question is about. */
const isHeading = ({ places: [group], message }: QuestionRead): boolean => {
  const [, heading = ''] = WORDS_BEFORE_COLON.exec(message) ?? []
  const said = heading.split(/[^\p{L}\p{N}]+/u).filter(Boolean).length
  return said > 0 && group?.[0]?.to === said
}

const POINTS_AT =
  /^(?:es[aeo]s?|est[aeo]s?|aquell?[ao]s?|aquel|el|la|los|las|lo|de|del|y|un|una|that|this|the|one|o|a|le|il|quell[ao]|quel)$/
/** 'esa de la tía Meche' only points at the place. */
const isOnlyPointedAt = ({ places: [group], words }: QuestionRead): boolean =>
  words.every((word, at) => POINTS_AT.test(word) || group?.[0]?.at.includes(at) === true)

/** A question how long two things last asks for no way between them. */
const LASTS = /\b(?:duran?|demoran?|lasts?|cuestan?|cobran?|piden)\b/
const A_CHOICE = /\b(o|u|or|ou|oppure|vs|versus)\b/
/** From this likelihood an intent counts without a word for it. Below the other one, it does not count even with a word for it. */
const SURE = { near: 0.9, far: 0.9, plan: 0.95, notPlan: 0.05, ofNothing: 0.97 }

/** A question in the forms that it means, and whether it is about nothing that travellers tell of. */
export interface Intended {
  question: QuestionRead
  isOfNothing: boolean
}

/**
 * Adds the forms of a question that no word of it tells but its likeness to examples ('salgo del museo con hambre' asks what is near), and
 * removes a plan that only a word suggests ('subo desde el plan').
 */
export const intended = (asked: QuestionRead): Intended => {
  const question = asOuting(asPriceOfEntry(asWayOnFoot(asked)))
  const { forms, text, places, spots, areas, kinds, wishes, days } = question
  const likely = intentsOf(question)
  const points = places.length + spots.length
  const meant = new Set<Form>(forms)
  const asksAFact =
    OF_FACTS.some((form) => forms.has(form)) ||
    wishes.some(({ aspect }) => MEASURES.has(aspect) || aspect === 'alquiler')
  if (
    likely.cerca >= SURE.near &&
    points === 1 &&
    !asksAFact &&
    !isSubject(question) &&
    !isWithin(question) &&
    !isOfItsOwn(question) &&
    !isHeading(question) &&
    !isOnlyPointedAt(question)
  )
    meant.add('near')
  if (likely.distancia >= SURE.far && points === 2 && !A_CHOICE.test(text) && !LASTS.test(text))
    meant.add('far')
  if (likely.plan >= SURE.plan && areas.length > 0 && points + kinds.length + wishes.length === 0)
    meant.add('plan')
  // 'cuánto piden por el recorrido en la cervecería' asks about it.
  if (asksAFact && places.length > 0 && days === null && !PLAINLY_A_PLAN.test(text)) meant.delete('plan')
  if (likely.plan <= SURE.notPlan && days === null && !PLAINLY_A_PLAN.test(text)) meant.delete('plan')
  return {
    question: { ...question, forms: meant },
    isOfNothing: likely.ajeno >= SURE.ofNothing && points + areas.length + kinds.length === 0,
  }
}
