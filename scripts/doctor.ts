import { checksOf } from '../server/src/checks.ts'
import { configOfEnvironment } from '../server/src/environment.ts'
import { modelFileChecks } from '../server/src/features/assistant/public.ts'
import { examine } from '../server/src/platform/check.ts'
import { createDatabase } from '../server/src/platform/database/database.ts'
import { embeddedDatabaseUrl } from '../server/src/platform/database/embedded.ts'
import { createPool } from '../server/src/platform/database/pool.ts'
import { storageOf } from '../server/src/platform/storage/storage-of.ts'
import { asCommand } from './as-command.ts'
import { withDatabase } from './operator-database.ts'

// `npm run doctor`: compares counters with the rows they count, also while the product runs; `-- --mend` corrects differences.

await asCommand(async () => {
  const options = process.argv.slice(2)
  const mend = options.includes('--mend')
  if (options.length > (mend ? 1 : 0)) throw new Error('Uso: npm run doctor [-- --mend]')
  const config = configOfEnvironment()
  if (config.databaseUrl === null && !(await embeddedDatabaseUrl(config.dataDir)))
    throw new Error(`En ${config.dataDir} no hay datos.`)
  return withDatabase(config, { besideServer: true }, async (url) => {
    const database = createDatabase(createPool({ url, max: 2, onError: () => {} }))
    try {
      const checks = [...checksOf({ database, storage: storageOf(config) }), ...modelFileChecks(config)]
      const { lines, wrong } = await examine(checks, { mend })
      const said = lines.join('\n')
      if (wrong > 0) throw new Error(`${said}\n${wrong} sin corregir.`)
      return said
    } finally {
      await database.destroy()
    }
  })
})
