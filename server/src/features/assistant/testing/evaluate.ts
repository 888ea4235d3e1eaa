import type { AnswerPart, Assistant, Memory } from '../assistant.ts'
import { casesOf, type QuestionSet } from './evaluation-questions.ts'
import { type Given, problemsOf, type Truth } from './judge-answer.ts'

export interface Outcome {
  group: string
  question: string
  isRight: boolean
  /** Whether the first place, or one of the first three, was a right one; null when the question asks for no place. */
  first: boolean | null
  amongThree: boolean | null
  problems: string[]
  response: string
  milliseconds: number
}

const ask = async (assistant: Assistant, message: string, memory: Memory | null): Promise<Given> => {
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

/** Asks every question of a set, and judges the last answer of each talk. */
export const evaluate = async (assistant: Assistant, set: QuestionSet, truth: Truth): Promise<Outcome[]> => {
  const outcomes: Outcome[] = []
  for (const { group, turns, expected } of casesOf(set)) {
    let given: Given | null = null
    let milliseconds = 0
    for (const turn of turns) {
      const began = performance.now()
      given = await ask(assistant, turn, given?.memory ?? null)
      milliseconds = performance.now() - began
    }
    if (!given) continue
    const { names, response } = given
    const problems = problemsOf(expected, given, truth)
    const wanted = expected
      .filter(({ key }) => key === 'lugar' || key === 'lista')
      .flatMap(({ value }) => value.split(' | '))
    outcomes.push({
      group,
      question: turns.join(' // '),
      isRight: problems.length === 0,
      first: wanted.length === 0 ? null : wanted.includes(names[0] ?? ''),
      amongThree: wanted.length === 0 ? null : names.slice(0, 3).some((name) => wanted.includes(name)),
      problems,
      response,
      milliseconds,
    })
  }
  return outcomes
}
