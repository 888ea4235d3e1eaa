import { configOfEnvironment } from '../server/src/environment.ts'
import { moderators } from '../server/src/features/accounts/public.ts'
import { createDatabase, createPool } from '../server/src/platform/database/database.ts'
import { embeddedDatabaseUrl } from '../server/src/platform/database/embedded.ts'
import { createWrite } from '../server/src/platform/database/write.ts'
import { createEvents } from '../server/src/platform/events.ts'
import { createLog } from '../server/src/platform/log.ts'
import { asCommand } from './as-command.ts'
import { withDatabase } from './operator-database.ts'

// `npm run moderator -- add|remove|list EMAIL`: who moderates the community, also while the product runs.

const USAGE = 'Uso: npm run moderator -- add CORREO | remove CORREO | list'
const DONE = {
  add: (email: string) => `${email} ya puede moderar.`,
  remove: (email: string) => `${email} ya no modera.`,
}

const openModerators = (url: string) => {
  const database = createDatabase(createPool({ url, max: 1, onError: () => {} }))
  // Never started: what is queued with a change reaches the servers, and nothing is heard here.
  const events = createEvents({ url, log: createLog({ level: 'warn' }) })
  return {
    ...moderators({ database, write: createWrite(database, events) }),
    close: () => database.destroy(),
  }
}

await asCommand(async () => {
  const [action, email] = process.argv.slice(2)
  if (action !== 'list' && !((action === 'add' || action === 'remove') && email)) throw new Error(USAGE)
  const config = configOfEnvironment()
  if (config.databaseUrl === null && !(await embeddedDatabaseUrl(config.dataDir)))
    throw new Error(`En ${config.dataDir} no hay datos.`)
  return withDatabase(config, { besideServer: true }, async (url) => {
    const { close, list, ...change } = openModerators(url)
    try {
      if (action === 'list') return (await list()).join('\n') || 'Nadie modera todavía.'
      if (!(await change[action](email ?? '')))
        throw new Error(`No hay una cuenta confirmada con el correo ${email}.`)
      return DONE[action](email ?? '')
    } finally {
      await close()
    }
  })
})
