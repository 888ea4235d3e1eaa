import { silentLog } from '@andariego/local-postgres/testing/logs'
import fastify from 'fastify'
import { runWorker } from '../../processes/worker.ts'
import { metricsPlugin } from '../metrics.ts'

// The smallest server with metrics; its responses are its process id.

await runWorker({
  log: silentLog,
  start: async () => {
    const app = fastify()
    await app.register(metricsPlugin, { token: null })
    app.get('/process', async () => String(process.pid))
    app.get('/places/:id', async () => String(process.pid))
    await app.ready()
    return { server: app.server, close: () => app.close() }
  },
})
