import { ensureGazetteer } from '@andariego/gazetteer'
import { builtinAssistant } from '../server/src/features/assistant/builtin/builtin-assistant.ts'
import { readAll } from '../server/src/features/assistant/knowledge/reading.ts'
import { evaluate, reportOf } from '../server/src/features/assistant/testing/evaluate.ts'
import { loadEvaluationCommunity } from '../server/src/features/assistant/testing/evaluation-community.ts'
import { GAZETTEER_FILE } from '../server/src/features/maps/public.ts'
import { createDatabase, createPool } from '../server/src/platform/database/database.ts'
import { migrate } from '../server/src/platform/database/migrate.ts'
import type { Services } from '../server/src/platform/services.ts'
import { scratchDatabase } from '../server/test/scratch-database.ts'
import { asCommand } from './as-command.ts'

// `npm run assistant:eval [-- --sealed] [-- --rates]`: how well the built-in assistant answers. The sealed questions are for the
// end: whoever tunes the vocabulary looks at the open ones, whose wrong answers are shown in full.

await asCommand(async () => {
  const sealed = process.argv.includes('--sealed')
  const given = process.env.EVALUATION_DATABASE_URL
  const scratch = given ? null : await scratchDatabase()
  const url = given ?? scratch?.url ?? ''
  ensureGazetteer(GAZETTEER_FILE)
  await migrate(url)
  const pool = createPool({ url, max: 4, onError: () => {} })
  const database = createDatabase(pool)
  const known = await database.selectFrom('places').select(['name', 'city']).execute()
  if (known.length === 0) await loadEvaluationCommunity(database)
  await readAll(database)
  const places = await database.selectFrom('places').select(['name', 'city']).execute()
  const cityOf = new Map(places.map(({ name, city }) => [name, city ?? '']))
  const outcomes = await evaluate(
    builtinAssistant({ database } as Services),
    sealed ? 'sealed' : 'open',
    cityOf,
  )
  await database.destroy()
  await scratch?.remove()
  return reportOf(outcomes, { failures: !sealed && !process.argv.includes('--rates') })
})
