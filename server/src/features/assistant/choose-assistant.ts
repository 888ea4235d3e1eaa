import type { Services } from '../../platform/services.ts'
import type { Assistant } from './assistant.ts'
import { builtinAssistant } from './builtin/builtin-assistant.ts'
import { modelAssistant } from './model/model-assistant.ts'

/** The model of the settings; without one, the assistant that needs none. */
export const chooseAssistant = (services: Services): Assistant =>
  services.config.assistant ? modelAssistant(services, services.config.assistant) : builtinAssistant(services)
