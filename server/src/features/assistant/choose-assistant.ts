import type { Config } from '../../platform/config.ts'
import type { Services } from '../../platform/services.ts'
import type { Assistant } from './assistant.ts'
import { builtinAssistant } from './builtin/builtin-assistant.ts'
import { withBudget } from './model-budget.ts'
import { withFallback } from './with-fallback.ts'

/** Loads its library with the first question: without a model nobody needs it. */
const withModel = (services: Services, settings: NonNullable<Config['assistant']>): Assistant => {
  let model: Assistant | undefined
  return {
    async *answer(question, signal) {
      const { modelAssistant } = await import('./model/model-assistant.ts')
      model ??= modelAssistant(services, settings)
      yield* model.answer(question, signal)
    },
  }
}

/** Uses a model file: loads it at the start, so that the first question need not wait. */
const withFile = (services: Services, path: string): Assistant => {
  const loading = import('./model/local-assistant.ts').then(({ localAssistant }) => {
    const local = localAssistant(services, path)
    void local.prepare()
    return local
  })
  return {
    async *answer(question, signal) {
      yield* (await loading).answer(question, signal)
    },
  }
}

const modelOf = (services: Services): Assistant | null => {
  const { assistant, assistantModelFile } = services.config
  if (assistantModelFile) return withFile(services, assistantModelFile)
  return assistant && withModel(services, assistant)
}

/**
 * Returns the configured model, with the built-in assistant as its fallback; the built-in assistant when no model is configured.
 */
export const chooseAssistant = (services: Services): Assistant => {
  const builtin = builtinAssistant(services)
  const model = modelOf(services)
  return model ? withFallback(withBudget(model, services), builtin, services.log) : builtin
}
