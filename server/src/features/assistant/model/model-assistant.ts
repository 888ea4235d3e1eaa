import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { type ModelMessage, stepCountIs, streamText } from 'ai'
import type { Config } from '../../../platform/config.ts'
import type { Services } from '../../../platform/services.ts'
import type { Assistant, Exchange, Question } from '../assistant.ts'
import { onlyConfigured } from './only-configured.ts'
import { instructions, MODEL_LIMITS } from './prompt.ts'
import { type Tools, toldAnswer } from './told-answer.ts'

/** How many ms a model may take: for the whole answer, and between two chunks. */
export interface Patience {
  answer: number
  silence: number
}
const PATIENCE: Patience = { answer: 27_000, silence: 12_000 }

/** The most rounds of tools and text; the last round is text only. */
const STEPS_MAX = 5

const messagesOf = (history: readonly Exchange[], message: string): ModelMessage[] => [
  ...history.flatMap((exchange): ModelMessage[] => [
    { role: 'user', content: exchange.message },
    { role: 'assistant', content: exchange.response.slice(0, MODEL_LIMITS.rememberedCharacters) },
  ]),
  { role: 'user', content: message },
]

/** Answers with a model behind an OpenAI-compatible address, which can query the community's places and reviews. */
export const modelAssistant = (
  services: Services,
  { url, model, apiKey }: NonNullable<Config['assistant']>,
  patience = PATIENCE,
): Assistant => {
  const provider = createOpenAICompatible({
    name: 'assistant',
    baseURL: url.replace(/\/+$/, ''),
    fetch: onlyConfigured(url),
    ...(apiKey !== null && { apiKey }),
  })
  const write = async function* (tools: Tools, { message, history }: Question, signal: AbortSignal) {
    const { stream } = streamText({
      model: provider(model),
      instructions,
      messages: messagesOf(history, message),
      tools,
      stopWhen: stepCountIs(STEPS_MAX),
      prepareStep: ({ stepNumber }) => (stepNumber === STEPS_MAX - 1 ? { toolChoice: 'none' } : undefined),
      maxOutputTokens: MODEL_LIMITS.outputTokens,
      // The person waiting would ask again before a retry helps.
      maxRetries: 0,
      timeout: { totalMs: patience.answer, firstChunkMs: patience.silence, chunkMs: patience.silence },
      abortSignal: signal,
      // The error is thrown below; the library would print it.
      onError: () => {},
    })
    for await (const part of stream) {
      if (part.type === 'error') throw part.error
      if (part.type === 'abort') throw new Error(`the model was given up: ${part.reason ?? 'too slow'}`)
      if (part.type === 'text-delta') yield part.text
    }
  }
  return {
    answer: (question, signal) => toldAnswer(services, question, (tools) => write(tools, question, signal)),
  }
}
