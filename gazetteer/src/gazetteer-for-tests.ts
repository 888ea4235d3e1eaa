import { inject } from 'vitest'
import { ensureGazetteer } from './build.ts'
import { openGazetteer } from './gazetteer.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The file that the build makes, which takes seconds: the tests read it, too. */
    gazetteerFile: string
  }
}

export const gazetteerForTests = () => {
  const file = inject('gazetteerFile')
  ensureGazetteer(file)
  return openGazetteer(file)
}
