import type { Config } from '../../platform/config.ts'
import type { Services } from '../../platform/services.ts'
import type { Assistant } from './assistant.ts'
import { builtinAssistant } from './builtin/builtin-assistant.ts'
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

/** The model of the settings, with the built-in assistant behind it; without one, the assistant that needs none. */
export const chooseAssistant = (services: Services): Assistant => {
  const builtin = builtinAssistant(services)
  const { assistant } = services.config
  return assistant ? withFallback(withModel(services, assistant), builtin, services.log) : builtin
}
