import { ensureGazetteer } from '@andariego/gazetteer'
import { configOfEnvironment } from '../server/src/environment.ts'
import { missesReport } from '../server/src/features/assistant/public.ts'
import { GAZETTEER_FILE } from '../server/src/features/maps/public.ts'
import { createDatabase } from '../server/src/platform/database/database.ts'
import { createPool } from '../server/src/platform/database/pool.ts'
import { asCommand } from './as-command.ts'
import { withDatabase } from './operator-database.ts'

// `npm run assistant:misses`: reports questions whose answers were rated as useless, grouped for people who extend the
// vocabulary. Also works while the product runs.

await asCommand(() =>
  withDatabase(configOfEnvironment(), { besideServer: true }, async (url) => {
    ensureGazetteer(GAZETTEER_FILE)
    const database = createDatabase(createPool({ url, onError: () => {} }))
    try {
      return await missesReport(database)
    } finally {
      await database.destroy()
    }
  }),
)
