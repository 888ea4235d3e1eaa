import { createServer } from 'node:http'
import { plainLog } from '@andariego/local-postgres/testing/logs'
import { Pool } from 'pg'
import { runWorker } from '../worker.ts'

// Its address comes from the parent, with the word to begin.
let pool: Pool

const answers: Record<string, (id: string) => Promise<unknown>> = {
  /** Answers when the note is committed. */
  '/note': (id) => pool.query('INSERT INTO note VALUES ($1)', [id]),
  /** Answers when the test gives this lock free. */
  '/wait': () => pool.query('SELECT pg_advisory_xact_lock(1)'),
  '/pid': async () => process.pid,
}

await runWorker({
  log: plainLog,
  start: async () => {
    pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 4 })
    pool.on('error', () => {})
    const server = createServer({ headersTimeout: 100, connectionsCheckingInterval: 20 })
    server.on('request', async ({ url = '' }, response) => {
      const { pathname, searchParams } = new URL(url, 'http://localhost')
      try {
        const result = await answers[pathname]?.(searchParams.get('id') ?? '')
        response.end(String(result))
      } catch {
        response.writeHead(503).end()
      }
    })
    return { server, close: () => pool.end() }
  },
})
