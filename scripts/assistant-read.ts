import { ensureGazetteer } from '@andariego/gazetteer'
import { configOfEnvironment } from '../server/src/environment.ts'
import { forgetAll, readAll } from '../server/src/features/assistant/public.ts'
import { GAZETTEER_FILE } from '../server/src/features/maps/public.ts'
import { createDatabase, createPool } from '../server/src/platform/database/database.ts'
import { asCommand } from './as-command.ts'
import { withDatabase } from './operator-database.ts'

// `npm run assistant:read`: lets the assistant read all descriptions and reviews anew, while the product runs or not.

await asCommand(() =>
  withDatabase(configOfEnvironment(), { besideServer: true }, async (url) => {
    ensureGazetteer(GAZETTEER_FILE)
    const database = createDatabase(createPool({ url, onError: () => {} }))
    try {
      await forgetAll(database)
      return `El asistente leyó ${await readAll(database)} textos.`
    } finally {
      await database.destroy()
    }
  }),
)
