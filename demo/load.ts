import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildApp } from '../server/src/app.ts'
import { readConfig } from '../server/src/platform/config.ts'
import { createLog } from '../server/src/platform/log.ts'
import type { LetterContent } from '../server/src/platform/mail/letter.ts'
import { openServices } from '../server/src/services.ts'
import { community } from './community/community.ts'
import { loadCommunity } from './load-community.ts'
import { LOADED_FILE } from './loaded-file.ts'
import { openStudio } from './pictures/studio.ts'
import { progressBar } from './progress-bar.ts'

// Loads the sample community through the application itself, in a separate process whose memory is freed afterwards; main.ts
// starts it before the port opens. Rate limits are off: they count by address, and all travellers have the same one.

const { DEMO_DATABASE_URL = '', ...environment } = process.env
const config = readConfig({ ...environment, RATE_LIMITS: 'off' })
const { services, close } = await openServices({
  config,
  log: createLog({ level: 'warn' }),
  databaseUrl: DEMO_DATABASE_URL,
  // Signs nothing that is used after this process.
  secret: randomUUID().repeat(2),
})
const letters: LetterContent[] = []
services.sendLetter = async (_tx, content) => {
  letters.push(content)
}
const app = await buildApp(services)
await app.ready()
const onProgress = progressBar(process.stdout)
const studio = openStudio()
await loadCommunity({ app, services, letters, community, paint: studio.paint, onProgress })
await studio.close()
await app.close()
await close()
await writeFile(join(config.dataDir, LOADED_FILE), `${new Date().toISOString()}\n`)
process.exit(0)
