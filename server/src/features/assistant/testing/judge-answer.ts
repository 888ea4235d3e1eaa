import type { ItineraryDraft } from '@andariego/contract/assistant'
import { fold } from '../../maps/public.ts'
import type { Memory } from '../assistant.ts'
import type { Expectation } from './evaluation-questions.ts'

export interface Given {
  response: string
  names: string[]
  ids: string[]
  draft: ItineraryDraft | null
  memory: Memory | null
}
/** The facts that the judge knows: each place's city, and all texts about it. */
export type Truth = ReadonlyMap<string, { city: string; texts: string }>

const UNKNOWN = /nadie ha contado|nobody has told|ninguem contou|nadie lo ha contado/
const LINK = /\]\(\/place\/([\w-]+)\)/g
/** A sentence of a review or description with its source; words that nobody told about stand in quotation marks, too. */
const QUOTE = /«([^»]+)» \((?=\d|de su |from its |d[ae] sua )/g

const options = (value: string): string[] => value.split(' | ').map(fold)
export const quotesOf = (response: string): string[] =>
  [...response.matchAll(QUOTE)].map(([, sentence]) => sentence ?? '')

/** Returns what is wrong with an answer; null when it meets the expectation. */
const problemOf = (
  { key, value }: Expectation,
  { response, names, draft }: Given,
  truth: Truth,
): string | null => {
  // Without the links, whose random ids may have the expected digits.
  const text = fold(response.replaceAll(LINK, ']'))
  if (key === 'lugar') return value.split(' | ').includes(names[0] ?? '') ? null : `first is ${names[0]}`
  if (key === 'lista')
    return value.split(' | ').some((name) => names.slice(0, 3).includes(name))
      ? null
      : `lists ${names.slice(0, 3)}`
  if (key === 'dice')
    return options(value).some((part) => text.includes(part)) ? null : `does not say ${value}`
  if (key === 'cita') {
    const [first = ''] = quotesOf(response)
    return options(value).some((part) => fold(first).includes(part)) ? null : `first quote: ${first}`
  }
  if (key === 'calla')
    return options(value).some((part) => text.includes(part)) ? `says one of ${value}` : null
  if (key === 'nadie') return UNKNOWN.test(text) ? null : 'does not say that it does not know'
  if (key === 'vacío') return names.length === 0 ? null : `names ${names}`
  if (key !== 'plan') throw new Error(`No se entiende «${key}».`)
  const [days, ...city] = value.split(' ')
  if (!draft) return 'no plan'
  const planned = Math.max(...draft.items.map(({ day }) => day))
  const wanted = city.join(' ')
  const outside = draft.items.filter(({ name }) => wanted !== '*' && truth.get(name)?.city !== wanted)
  if (outside.length > 0) return `stops outside: ${outside.map(({ name }) => name)}`
  return planned === Number(days) ? null : `${planned} days`
}

/** Returns quotes that their sources do not contain, or that are given although nobody wrote about the question. */
const falseFactsOf = (expected: readonly Expectation[], given: Given, truth: Truth): string[] => {
  const quotes = quotesOf(given.response)
  const written = fold(given.names.map((name) => truth.get(name)?.texts ?? '').join(' '))
  const unborne = quotes.filter((quote) => !written.includes(fold(quote)))
  const besides = expected.some(({ key }) => key === 'cita' || key === 'nadie')
    ? expected.filter((one) => ['cita', 'nadie'].includes(one.key) && problemOf(one, given, truth) !== null)
    : []
  return [
    ...unborne.map((quote) => `false fact: nobody wrote «${quote}»`),
    ...(besides.length > 0 && quotes.length > 0 && !UNKNOWN.test(fold(given.response))
      ? ['false fact: the quote does not speak of what was asked']
      : []),
  ]
}

/** Returns everything that is wrong with an answer. */
export const problemsOf = (expected: readonly Expectation[], given: Given, truth: Truth): string[] => {
  const linked = [...given.response.matchAll(LINK)].map(([, id]) => id ?? '')
  return [
    ...expected.map((one) => problemOf(one, given, truth)).filter((problem) => problem !== null),
    ...falseFactsOf(expected, given, truth),
    ...(linked.some((id) => !given.ids.includes(id)) ? ['links what is no source'] : []),
    ...(given.names.some((name) => !truth.has(name)) ? ['invented a place'] : []),
    ...(/@|https?:/.test(given.response) ? ['leaks an address'] : []),
  ]
}
