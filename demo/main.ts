import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BUILT_WORKER, build } from '../tools/build.ts'
import { DEMO_PASSWORD, travellers } from './community/travellers.ts'
import { LOADED_FILE } from './loaded-file.ts'

// `npm run demo`: runs the product with a sample community, in a data folder of its own.

process.env.NODE_ENV = 'production'
process.env.DATA_DIR ||= './data/demo'
// The footer's links, whose targets only an operator knows.
process.env.CONTACT_EMAIL ||= 'hola@andariego.example'
process.env.SOURCE_URL ||= 'https://andariego.example/codigo'
build()
const { configOfEnvironment } = await import('../server/src/environment.ts')
const { serve } = await import('../server/src/serve.ts')
const config = configOfEnvironment()

const say = (text: string) => process.stdout.write(`${text}\n`)

const loadOnce = async (databaseUrl: string) => {
  if (existsSync(join(config.dataDir, LOADED_FILE))) return
  say('\n  Preparando la comunidad de ejemplo: personas, lugares, reseñas y cuadernos de viaje.')
  say('  Solo ocurre la primera vez y tarda alrededor de medio minuto.\n')
  const loader = spawn(process.execPath, [fileURLToPath(new URL('load.ts', import.meta.url))], {
    stdio: 'inherit',
    env: { ...process.env, DEMO_DATABASE_URL: databaseUrl },
  })
  const end = () => loader.kill()
  process.once('SIGTERM', end).once('SIGINT', end)
  const [code, signal] = await once(loader, 'exit')
  // This process was told to stop as well, and is about to.
  if (signal === 'SIGTERM' || signal === 'SIGINT') return Promise.withResolvers<never>().promise
  if (code !== 0) throw new Error('The sample community could not be loaded.')
}

const welcome = (address: string) =>
  [
    '',
    `  Andariego está en ${address}`,
    '',
    '  Cuentas de la comunidad de ejemplo:',
    ...Object.values(travellers).map((email) => `    ${email}`),
    '',
    `  Contraseña de todas: ${DEMO_PASSWORD}`,
    '',
    `  Los correos que envía el sitio quedan en ${join(config.dataDir, 'outbox')}`,
    '  Para terminar: Ctrl + C',
    '',
  ].join('\n')

process.exit(
  await serve({
    config,
    workerEntry: BUILT_WORKER,
    beforeReady: loadOnce,
    onReady: (address) => say(welcome(address)),
  }),
)
