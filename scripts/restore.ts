import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import { resolve } from 'node:path'
import { configOfEnvironment } from '../server/src/environment.ts'
import { storageOf } from '../server/src/platform/storage/storage-of.ts'
import { restore } from '../server/src/restore.ts'
import { asCommand } from './as-command.ts'
import { withDatabase } from './operator-database.ts'

// `npm run restore -- FILE`: restores a backup into an empty database and storage, while the product is stopped.

await asCommand(async () => {
  const [given] = process.argv.slice(2)
  if (!given) throw new Error('Indique qué copia restaurar: npm run restore -- ARCHIVO')
  const file = resolve(process.env.INIT_CWD ?? '.', given)
  await access(file, constants.R_OK).catch(() => {
    throw new Error(`No se puede leer ${file}.`)
  })
  const config = configOfEnvironment()
  const { createdAt } = await withDatabase(config, { besideServer: false }, (databaseUrl) =>
    restore({ databaseUrl, storage: storageOf(config), file, passphrase: config.backup.passphrase }),
  )
  return `Restaurada la copia del ${createdAt}. Inicie el servidor con npm start.`
})
