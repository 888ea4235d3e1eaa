import { join } from 'node:path'
import { ensureGazetteer } from './build.ts'
import { openGazetteer } from './gazetteer.ts'

/** Built once and cached: tests share it until data or code change. */
export const cachedGazetteerFile = join(
  import.meta.dirname,
  '../../node_modules/.cache/gazetteer/gazetteer.sqlite',
)

export const gazetteerForTests = () => {
  ensureGazetteer(cachedGazetteerFile)
  return openGazetteer(cachedGazetteerFile)
}
