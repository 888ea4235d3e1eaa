import type { Log } from '../../platform/log.ts'
import type { Assistant } from './assistant.ts'
import { BudgetSpent } from './model-budget.ts'

/** Precedes the built-in answer when the model gave none, or broke off. */
export const FALLBACK_NOTICE = 'El modelo no terminó su respuesta; contesto con lo que cuenta la comunidad:'
/** Precedes the built-in answer when today's questions to the model are used up. */
export const SPENT_NOTICES: Record<BudgetSpent['by'], string> = {
  all: 'Por hoy el modelo ya respondió todo lo que podía; contesto con lo que cuenta la comunidad:',
  person: 'Por hoy ya le hiciste al modelo todas tus preguntas; contesto con lo que cuenta la comunidad:',
}

/**
 * Answers with the model. When it fails, the built-in assistant answers and says so, below what the model had written. When whoever
 * asked has left, there is no answer.
 */
export const withFallback = (model: Assistant, builtin: Assistant, log: Pick<Log, 'warn'>): Assistant => ({
  async *answer(question, signal) {
    let hasText = false
    let notice = FALLBACK_NOTICE
    try {
      for await (const part of model.answer(question, signal)) {
        if ('text' in part && part.text.trim() !== '') hasText = true
        yield part
      }
      if (hasText) return
    } catch (error) {
      if (signal.aborted) throw error
      if (error instanceof BudgetSpent) notice = SPENT_NOTICES[error.by]
      else log.warn({ err: error }, 'the model gave no answer; the built-in assistant answers')
    }
    yield { text: `${hasText ? '\n\n' : ''}${notice}\n\n` }
    yield* builtin.answer(question, signal)
  },
})
