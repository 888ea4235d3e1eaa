import { ensureGazetteer } from '@andariego/gazetteer'
import { builtinAssistant } from '../server/src/features/assistant/builtin/builtin-assistant.ts'
import { readAll } from '../server/src/features/assistant/knowledge/reading.ts'
import { evaluate } from '../server/src/features/assistant/testing/evaluate.ts'
import { loadEvaluationCommunity } from '../server/src/features/assistant/testing/evaluation-community.ts'
import { reportOf } from '../server/src/features/assistant/testing/evaluation-report.ts'
import { GAZETTEER_FILE } from '../server/src/features/maps/public.ts'
import { createDatabase, createPool } from '../server/src/platform/database/database.ts'
import { migrate } from '../server/src/platform/database/migrate.ts'
import type { Services } from '../server/src/platform/services.ts'
import { scratchDatabase } from '../server/test/scratch-database.ts'
import { asCommand } from './as-command.ts'

// `npm run assistant:eval [-- --sealed] [-- --rates] [-- --all]`: how well the built-in assistant answers about three communities. The
// sealed questions are for the end: whoever tunes the vocabulary looks at the open ones, whose wrong answers are shown in full; --all
// shows the right ones, too, since a judge of words passes what no traveller would.

const COMMUNITIES = { open: ['first', 'second', 'third'], sealed: ['first', 'second'] } as const

await asCommand(async () => {
  const questions = process.argv.includes('--sealed') ? 'sealed' : 'open'
  const isOpen = questions === 'open' && !process.argv.includes('--rates')
  const shown = !isOpen ? 'none' : process.argv.includes('--all') ? 'all' : 'wrong'
  const scratch = await scratchDatabase()
  ensureGazetteer(GAZETTEER_FILE)
  await migrate(scratch.url)
  const database = createDatabase(createPool({ url: scratch.url, max: 4, onError: () => {} }))
  const reports: string[] = []
  for (const community of COMMUNITIES[questions]) {
    const truth = await loadEvaluationCommunity(database, community)
    await readAll(database)
    const assistant = builtinAssistant({ database } as Services)
    const outcomes = await evaluate(assistant, { community, questions }, truth)
    reports.push(`== the ${community} community, ${questions} questions ==\n${reportOf(outcomes, { shown })}`)
  }
  await database.destroy()
  await scratch.remove()
  return reports.join('\n\n')
})
