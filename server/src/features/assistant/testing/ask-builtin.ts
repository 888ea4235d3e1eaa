import { randomUUIDv7 } from 'node:crypto'
import type { TestApp } from '../../../../test/test-app.ts'
import type { Memory } from '../assistant.ts'
import { builtinAssistant } from '../builtin/builtin-assistant.ts'

/**
 * Asks the built-in assistant, without keeping a conversation. `memory` is what the answer before left. Returns the text, the stops
 * of a plan, the names of the places in the answer's sources, and what to remember for the next question.
 */
export const askBuiltin = async ({ services }: TestApp, message: string, memory: Memory | null = null) => {
  const question = { userId: randomUUIDv7(), message, history: [], memory }
  const stops: { name: string; day: number }[] = []
  const sources: string[] = []
  const answer = { text: '', stops, sources, memory }
  for await (const part of builtinAssistant(services).answer(question, new AbortController().signal)) {
    if ('text' in part) answer.text += part.text
    if ('memory' in part) answer.memory = part.memory
    if ('sources' in part) sources.push(...part.sources.map(({ name }) => name))
    if ('itineraryDraft' in part) stops.push(...part.itineraryDraft.items)
  }
  return answer
}

/** Asks several questions in one talk; returns the last answer. */
export const talkBuiltin = async (andariego: TestApp, first: string, ...more: string[]) => {
  let answer = await askBuiltin(andariego, first)
  for (const message of more) answer = await askBuiltin(andariego, message, answer.memory)
  return answer
}
