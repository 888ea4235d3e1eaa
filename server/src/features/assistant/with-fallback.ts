import type { Log } from '../../platform/log.ts'
import type { Assistant } from './assistant.ts'

/** What stands before the built-in answer when the model gave none, or broke off. */
export const FALLBACK_NOTICE = 'El modelo no terminó su respuesta; contesto con lo que cuenta la comunidad:'

/**
 * Answers by the model; when that fails before its end, by the built-in assistant, which says so. What the model wrote until then
 * stays above it. An asker who left gets neither.
 */
export const withFallback = (model: Assistant, builtin: Assistant, log: Pick<Log, 'warn'>): Assistant => ({
  async *answer(question, signal) {
    let hasText = false
    try {
      for await (const part of model.answer(question, signal)) {
        if ('text' in part && part.text.trim() !== '') hasText = true
        yield part
      }
      if (hasText) return
    } catch (error) {
      if (signal.aborted) throw error
      log.warn({ err: error }, 'the model gave no answer; the built-in assistant answers')
    }
    yield { text: `${hasText ? '\n\n' : ''}${FALLBACK_NOTICE}\n\n` }
    yield* builtin.answer(question, signal)
  },
})
