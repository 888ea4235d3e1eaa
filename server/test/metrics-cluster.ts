import cluster from 'node:cluster'
import { once } from 'node:events'
import fastify from 'fastify'
import { serveMetricsFromPrimary } from '../src/platform/http/cluster-metrics.ts'
import { metricsPlugin } from '../src/platform/http/metrics.ts'

// A primary and two workers, each of which serves two requests of its own; then one is asked for the figures of all.
// Run by metrics.test.ts as a process of its own, because a cluster takes over the process it starts in.
const WORKERS = 2
const REQUESTS = 2

if (cluster.isPrimary) {
  serveMetricsFromPrimary()
  const workers = Array.from({ length: WORKERS }, () => cluster.fork())
  await Promise.all(workers.map((worker) => once(worker, 'message')))
  workers[0]?.send('report')
  await Promise.all(workers.slice(0, 1).map((worker) => once(worker, 'exit')))
  for (const worker of workers) worker.kill()
} else {
  const app = fastify()
  await app.register(metricsPlugin, { token: null })
  app.get('/places/:id', async () => 'place')
  await app.listen({ port: 0, host: '127.0.0.1', exclusive: true })
  const address = app.listeningOrigin
  for (let n = 0; n < REQUESTS; n++) await (await fetch(`${address}/places/${n}`)).text()
  process.on('message', async (message) => {
    if (message !== 'report') return
    const answer = await fetch(`${address}/metrics`)
    process.stdout.write(await answer.text(), () => process.exit(answer.ok ? 0 : 1))
  })
  process.send?.('served')
}
