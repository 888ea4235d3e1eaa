import { createServer } from 'node:http'
import { plainLog } from '@andariego/local-postgres/testing/logs'
import { Pool } from 'pg'
import { runWorker } from '../worker.ts'

// The parent sends the database's URL with the message to begin.
let pool: Pool

/** In ms. Only the test of slow clients shortens it: a busy machine can hold up any client's headers for a moment. */
const headersTimeout = Number(process.env.HEADERS_TIMEOUT ?? 60_000)

const answers: Record<string, (id: string) => Promise<unknown>> = {
  /** Responds when the note is committed. */
  '/note': (id) => pool.query('INSERT INTO note VALUES ($1)', [id]),
  /** Responds when the test releases this lock. */
  '/wait': () => pool.query('SELECT pg_advisory_xact_lock(1)'),
  '/pid': async () => process.pid,
}

await runWorker({
  log: plainLog,
  start: async () => {
    pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 4 })
    pool.on('error', () => {})
    const server = createServer({ headersTimeout, connectionsCheckingInterval: 20 })
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
