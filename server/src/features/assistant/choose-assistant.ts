import type { Services } from '../../platform/services.ts'
import type { Assistant } from './assistant.ts'
import { builtinAssistant } from './builtin/builtin-assistant.ts'
import { modelAssistant } from './model/model-assistant.ts'
import { withFallback } from './with-fallback.ts'

/** The model of the settings, with the built-in assistant behind it; without one, the assistant that needs none. */
export const chooseAssistant = (services: Services): Assistant => {
  const builtin = builtinAssistant(services)
  const { assistant } = services.config
  return assistant ? withFallback(modelAssistant(services, assistant), builtin, services.log) : builtin
}
