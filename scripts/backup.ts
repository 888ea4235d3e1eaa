import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { backUp } from '../server/src/backup.ts'
import { configOfEnvironment } from '../server/src/environment.ts'
import { embeddedDatabaseUrl } from '../server/src/platform/database/embedded.ts'
import { storageOf } from '../server/src/platform/storage/storage-of.ts'
import { asCommand } from './as-command.ts'
import { withDatabase } from './operator-database.ts'

// `npm run backup -- FILE`: writes all data of the product into one file, while it runs.

await asCommand(async () => {
  const [given] = process.argv.slice(2)
  // An option is not meant as a name.
  if (!given || given.startsWith('-'))
    throw new Error('Indique dónde guardar la copia: npm run backup -- ARCHIVO')
  const file = resolve(process.env.INIT_CWD ?? '.', given)
  const config = configOfEnvironment()
  if (config.databaseUrl === null && !(await embeddedDatabaseUrl(config.dataDir)))
    throw new Error(`En ${config.dataDir} no hay datos que copiar.`)
  const { files } = await withDatabase(config, { besideServer: true }, (databaseUrl) =>
    backUp({ databaseUrl, storage: storageOf(config), file, passphrase: config.backup.passphrase }),
  )
  const megabytes = ((await stat(file)).size / 1024 / 1024).toFixed(1)
  return `Copia guardada en ${file} (${files} archivos de reseñas, ${megabytes} MB).`
})
