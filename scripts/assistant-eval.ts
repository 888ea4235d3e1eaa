import { ensureGazetteer } from '@andariego/gazetteer'
import { places } from '../demo/community/places.ts'
import { builtinAssistant } from '../server/src/features/assistant/builtin/builtin-assistant.ts'
import { readAll } from '../server/src/features/assistant/knowledge/reading.ts'
import { evaluate } from '../server/src/features/assistant/testing/evaluate.ts'
import {
  type EvaluationPlace,
  loadEvaluationCommunity,
  placesOf,
} from '../server/src/features/assistant/testing/evaluation-community.ts'
import { areThere, COMMUNITIES } from '../server/src/features/assistant/testing/evaluation-questions.ts'
import { reportOf } from '../server/src/features/assistant/testing/evaluation-report.ts'
import { GAZETTEER_FILE } from '../server/src/features/maps/public.ts'
import { createDatabase } from '../server/src/platform/database/database.ts'
import { migrate } from '../server/src/platform/database/migrate.ts'
import { createPool } from '../server/src/platform/database/pool.ts'
import type { Services } from '../server/src/platform/services.ts'
import { scratchDatabase } from '../server/test/scratch-database.ts'
import { asCommand } from './as-command.ts'

// `npm run assistant:eval [-- --sealed] [-- --rates] [-- --all] [-- --only sixth]`: measures the built-in assistant on all
// communities made for it, on four and on two of them joined and on the sample community, or only on the named one. The sealed
// questions are for final measurements: tune the vocabulary only with the open ones, whose wrong answers are printed in full. --all also prints the answers judged right, because a judge that compares words
// accepts some that no traveller would.

const DAY = 86_400_000

/** The sample community's places for an evaluation; its reviews have the ages that it states. */
const samplePlaces = (): EvaluationPlace[] =>
  Object.values(places).map(
    ({ name, address, city, position: [latitude, longitude], description, reviews }) => ({
      name,
      address,
      city,
      latitude,
      longitude,
      description: description ?? null,
      reviews: reviews.map(([, rating, daysAgo, content]) => ({
        rating,
        month: new Date(Date.now() - daysAgo * DAY).toISOString().slice(0, 7),
        content,
      })),
    }),
  )

await asCommand(async () => {
  const questions = process.argv.includes('--sealed') ? 'sealed' : 'open'
  const isOpen = questions === 'open' && !process.argv.includes('--rates')
  const shown = !isOpen ? 'none' : process.argv.includes('--all') ? 'all' : 'wrong'
  const at = process.argv.indexOf('--only')
  const asked = COMMUNITIES.filter(
    (community) => areThere({ community, questions }) && (at < 0 || community === process.argv[at + 1]),
  )
  const scratch = await scratchDatabase()
  ensureGazetteer(GAZETTEER_FILE)
  await migrate(scratch.url)
  const database = createDatabase(createPool({ url: scratch.url, max: 4, onError: () => {} }))
  const reports: string[] = []
  for (const community of asked) {
    const truth = await loadEvaluationCommunity(
      database,
      community === 'sample' ? samplePlaces() : placesOf(community),
    )
    await readAll(database)
    const assistant = builtinAssistant({ database } as Services)
    const outcomes = await evaluate(assistant, { community, questions }, truth)
    reports.push(`== the ${community} community, ${questions} questions ==\n${reportOf(outcomes, { shown })}`)
  }
  await database.destroy()
  await scratch.remove()
  return reports.join('\n\n')
})
