import { silentLog } from '@andariego/local-postgres/testing/logs'
import { listen } from '../../processes/listener.ts'
import { runWorkers } from '../../processes/worker-pool.ts'

// A parent with two measured-workers, without a database.

const workers = runWorkers({
  count: 2,
  entry: new URL('measured-worker.ts', import.meta.url),
  prepared: Promise.resolve({}),
  log: silentLog,
})
await workers.started
const listener = await listen('127.0.0.1', 0, workers.pass)
process.stdout.write(`Ready at ${listener.address}\n`)
process.once('SIGTERM', async () => {
  listener.close()
  await workers.stop(1000)
  process.exit(0)
})
