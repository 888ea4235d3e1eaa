import type { Check } from '../../platform/check.ts'
import type { Config } from '../../platform/config.ts'
import { loadLibrary } from './model/local-library.ts'
import { modelFileProblem } from './model/model-file.ts'

/** Checks that the operator's model file, if configured, can be read. */
export const modelFileChecks = ({ assistantModelFile: path }: Pick<Config, 'assistantModelFile'>): Check[] =>
  path === null
    ? []
    : [
        {
          title: 'El modelo del asistente',
          find: async () => {
            const library = await loadLibrary().then(
              () => null,
              (error: Error) => error.message,
            )
            return [await modelFileProblem(path), library].filter((problem) => problem !== null)
          },
        },
      ]
