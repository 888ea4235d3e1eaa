import { ensureGazetteer } from '@andariego/gazetteer'
import { configOfEnvironment } from '../server/src/environment.ts'
import { markAll, readAll } from '../server/src/features/assistant/public.ts'
import { GAZETTEER_FILE } from '../server/src/features/maps/public.ts'
import { createDatabase } from '../server/src/platform/database/database.ts'
import { createPool } from '../server/src/platform/database/pool.ts'
import { asCommand } from './as-command.ts'
import { withDatabase } from './operator-database.ts'

// `npm run assistant:read`: makes the assistant index all descriptions and reviews again. Also works while the product runs.

await asCommand(() =>
  withDatabase(configOfEnvironment(), { besideServer: true }, async (url) => {
    ensureGazetteer(GAZETTEER_FILE)
    const database = createDatabase(createPool({ url, onError: () => {} }))
    try {
      await markAll(database)
      return `El asistente leyó ${await readAll(database)} textos.`
    } finally {
      await database.destroy()
    }
  }),
)
