import { readFileSync } from 'node:fs'
import type { ItineraryDraft } from '@andariego/contract/assistant'
import { fold } from '../../maps/public.ts'
import type { AnswerPart, Assistant, Memory } from '../assistant.ts'

interface Expectation {
  key: string
  value: string
}
interface Case {
  group: string
  turns: string[]
  expected: Expectation[]
}
export interface Outcome {
  group: string
  question: string
  isRight: boolean
  /** Whether the first, or one of the first three places, was a right one; null where no place was asked for. */
  first: boolean | null
  amongThree: boolean | null
  problems: string[]
  response: string
  milliseconds: number
}

/** The questions of evaluation/<name>-questions.txt, which says how they are written. */
const casesOf = (name: string): Case[] => {
  let group = ''
  const cases: Case[] = []
  const text = readFileSync(new URL(`../evaluation/${name}-questions.txt`, import.meta.url), 'utf8')
  for (const line of text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))) {
    const heading = /^\[(.+)\]$/.exec(line)?.[1]
    if (heading) {
      group = heading
      continue
    }
    const [asked = '', expected = ''] = line.split(' => ')
    cases.push({
      group,
      turns: asked.split(' // '),
      expected: expected.split('; ').map((part) => {
        const [key = '', ...value] = part.trim().split(' ')
        return { key, value: value.join(' ') }
      }),
    })
  }
  return cases
}

interface Answer {
  response: string
  names: string[]
  ids: string[]
  draft: ItineraryDraft | null
  memory: Memory | null
}
const ask = async (assistant: Assistant, message: string, memory: Memory | null): Promise<Answer> => {
  const parts: AnswerPart[] = []
  const question = { userId: '00000000-0000-7000-8000-000000000000', message, history: [], memory }
  for await (const part of assistant.answer(question, new AbortController().signal)) parts.push(part)
  const sources = parts.flatMap((part) => ('sources' in part ? part.sources : []))
  return {
    response: parts.map((part) => ('text' in part ? part.text : '')).join(''),
    names: sources.map(({ name }) => name),
    ids: sources.map(({ placeId }) => placeId),
    draft: parts.flatMap((part) => ('itineraryDraft' in part ? part.itineraryDraft : []))[0] ?? null,
    memory: parts.flatMap((part): Memory[] => ('memory' in part ? [part.memory] : []))[0] ?? null,
  }
}

const UNKNOWN = /nadie ha contado|nobody has told|ninguem contou|nadie lo ha contado/
const options = (value: string): string[] => value.split(' | ').map(fold)

/** What is wrong with an answer; null when this was met. */
const problemOf = (
  { key, value }: Expectation,
  { response, names, draft }: Answer,
  cityOf: ReadonlyMap<string, string>,
): string | null => {
  const text = fold(response)
  if (key === 'lugar') return names[0] === value ? null : `first is ${names[0]}`
  if (key === 'lista')
    return value.split(' | ').some((name) => names.slice(0, 3).includes(name))
      ? null
      : `lists ${names.slice(0, 3)}`
  if (key === 'dice')
    return options(value).some((part) => text.includes(part)) ? null : `does not say ${value}`
  if (key === 'calla')
    return options(value).some((part) => text.includes(part)) ? `says one of ${value}` : null
  if (key === 'nadie') return UNKNOWN.test(text) ? null : 'does not say that it does not know'
  if (key === 'vacío') return names.length === 0 ? null : `names ${names}`
  if (key !== 'plan') throw new Error(`No se entiende «${key}».`)
  const [days, ...city] = value.split(' ')
  if (!draft) return 'no plan'
  const planned = Math.max(...draft.items.map(({ day }) => day))
  const outside = draft.items.filter(
    ({ name }) => city.join(' ') !== '*' && cityOf.get(name) !== city.join(' '),
  )
  if (outside.length > 0) return `stops outside: ${outside.map(({ name }) => name)}`
  return planned === Number(days) ? null : `${planned} days`
}

const LINK = /\]\(\/place\/([\w-]+)\)/g

/** Asks every question of a file, and judges the last answer of each talk. */
export const evaluate = async (
  assistant: Assistant,
  file: 'open' | 'sealed',
  cityOf: ReadonlyMap<string, string>,
): Promise<Outcome[]> => {
  const outcomes: Outcome[] = []
  for (const { group, turns, expected } of casesOf(file)) {
    let answer: Answer | null = null
    let milliseconds = 0
    for (const turn of turns) {
      const began = performance.now()
      answer = await ask(assistant, turn, answer?.memory ?? null)
      milliseconds = performance.now() - began
    }
    if (!answer) continue
    const given = answer
    const problems = expected
      .map((one) => problemOf(one, given, cityOf))
      .filter((problem) => problem !== null)
    const linked = [...given.response.matchAll(LINK)].map(([, id]) => id ?? '')
    if (linked.some((id) => !given.ids.includes(id))) problems.push('links what is no source')
    if (given.names.some((name) => !cityOf.has(name))) problems.push('invented a place')
    if (/@|https?:/.test(given.response)) problems.push('leaks an address')
    const wanted = expected
      .filter(({ key }) => key === 'lugar' || key === 'lista')
      .flatMap(({ value }) => value.split(' | '))
    outcomes.push({
      group,
      question: turns.join(' // '),
      isRight: problems.length === 0,
      first: wanted.length === 0 ? null : wanted.includes(given.names[0] ?? ''),
      amongThree: wanted.length === 0 ? null : given.names.slice(0, 3).some((name) => wanted.includes(name)),
      problems,
      response: given.response,
      milliseconds,
    })
  }
  return outcomes
}

const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${Math.round((100 * part) / whole)} %`
const quantile = (values: readonly number[], at: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * at)] ?? 0

export const rateOf = (outcomes: readonly Outcome[]): number =>
  outcomes.filter(({ isRight }) => isRight).length / Math.max(1, outcomes.length)

export const byGroup = (outcomes: readonly Outcome[]): Map<string, Outcome[]> =>
  Map.groupBy(outcomes, ({ group }) => group)

/** The report, as lines of text. */
export const reportOf = (outcomes: readonly Outcome[], { failures }: { failures: boolean }): string => {
  const groups = [...byGroup(outcomes)].map(
    ([group, some]) =>
      `${group.padEnd(30)} ${percent(some.filter(({ isRight }) => isRight).length, some.length).padStart(6)}  (${some.length})`,
  )
  const asked = outcomes.filter(({ first }) => first !== null)
  const times = outcomes.map(({ milliseconds }) => milliseconds)
  const count = (problem: string) => outcomes.filter(({ problems }) => problems.includes(problem)).length
  const wrong = failures
    ? outcomes
        .filter(({ isRight }) => !isRight)
        .map(
          ({ group, question, problems, response }) =>
            `\n✗ [${group}] ${question}\n  ${problems.join('; ')}\n  ${response.replace(/\n+/g, ' ⏎ ').slice(0, 300)}`,
        )
    : []
  return [
    ...wrong,
    '',
    ...groups,
    `${'all'.padEnd(30)} ${percent(outcomes.filter(({ isRight }) => isRight).length, outcomes.length).padStart(6)}  (${outcomes.length})`,
    `P@1 ${percent(asked.filter(({ first }) => first).length, asked.length)}, P@3 ${percent(asked.filter(({ amongThree }) => amongThree).length, asked.length)}, invented ${count('invented a place')}, leaks ${count('leaks an address')}, p50 ${quantile(times, 0.5).toFixed(0)} ms, p95 ${quantile(times, 0.95).toFixed(0)} ms`,
  ].join('\n')
}
