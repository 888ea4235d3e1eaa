import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { type ModelMessage, stepCountIs, streamText } from 'ai'
import type { Config } from '../../../platform/config.ts'
import type { Services } from '../../../platform/services.ts'
import type { Assistant, Exchange } from '../assistant.ts'
import { onlyConfigured } from './only-configured.ts'
import { onlyTold, sentenceSplitter } from './only-told.ts'
import { instructions } from './prompt.ts'
import { sourcesOf } from './sources.ts'
import { assistantTools } from './tools.ts'

/** How long a model may take, in milliseconds: for the whole answer, and between two signs of life. */
export interface Patience {
  answer: number
  silence: number
}
const PATIENCE: Patience = { answer: 27_000, silence: 12_000 }

/** Stands below an answer of which sentences were taken out. */
export const LEFT_OUT = 'Dejé fuera lo que no sale de lo que cuenta la comunidad.'

const OUTPUT_TOKENS_MAX = 1_000
/** Rounds of tools and text; the last one is text alone. */
const STEPS_MAX = 5
const REMEMBERED_CHARACTERS = 1_500

const messagesOf = (history: readonly Exchange[], message: string): ModelMessage[] => [
  ...history.flatMap((exchange): ModelMessage[] => [
    { role: 'user', content: exchange.message },
    { role: 'assistant', content: exchange.response.slice(0, REMEMBERED_CHARACTERS) },
  ]),
  { role: 'user', content: message },
]

/** Answers by a model behind an OpenAI-compatible address, which can look into the community's places and reviews. */
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
  return {
    async *answer({ message, history }, signal) {
      const { tools, shown, told, quotes, draft } = assistantTools(services)
      const asked = [...history.flatMap((one) => [one.message, one.response]), message].join('\n')
      const { check, dropped } = onlyTold({ shown, told: () => `${asked}\n${told.join('\n')}` })
      const sentences = sentenceSplitter()
      const { stream } = streamText({
        model: provider(model),
        instructions,
        messages: messagesOf(history, message),
        tools,
        stopWhen: stepCountIs(STEPS_MAX),
        prepareStep: ({ stepNumber }) => (stepNumber === STEPS_MAX - 1 ? { toolChoice: 'none' } : undefined),
        maxOutputTokens: OUTPUT_TOKENS_MAX,
        // Who waits for an answer asks again sooner than a second try would help.
        maxRetries: 0,
        timeout: { totalMs: patience.answer, firstChunkMs: patience.silence, chunkMs: patience.silence },
        abortSignal: signal,
        // It is thrown below; the library would print it.
        onError: () => {},
      })
      let text = ''
      for await (const part of stream) {
        if (part.type === 'error') throw part.error
        if (part.type === 'abort') throw new Error(`the model was given up: ${part.reason ?? 'too slow'}`)
        if (part.type !== 'text-delta') continue
        for (const sentence of sentences.push(part.text).map(check).filter(Boolean)) {
          text += sentence
          yield { text: sentence }
        }
      }
      const [last = ''] = sentences.end().map(check)
      text += last
      if (last !== '') yield { text: last }
      // All of it was made up: the built-in assistant answers.
      if (text.trim() === '') throw new Error('the model said nothing that the community told')
      if (dropped() > 0) yield { text: `\n\n${LEFT_OUT}` }
      yield { sources: sourcesOf(text, shown, quotes) }
      const itineraryDraft = draft()
      if (itineraryDraft) yield { itineraryDraft }
    },
  }
}
