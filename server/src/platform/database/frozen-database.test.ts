import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { tellFigures } from '../../../test/figures.ts'
import { testApp } from '../../../test/test-app.ts'

/** Twice as long as anybody may have to wait. */
const PATIENCE_MS = 10_000
/** Fails when this takes longer than anything may: a test that waited for ever would leave the database frozen. */
const answered = async <T>(answer: PromiseLike<T>): Promise<T> => {
  const late = new AbortController()
  const tooLate = delay(PATIENCE_MS, null, { signal: late.signal }).then(() => {
    throw new Error(`no answer within ${PATIENCE_MS} ms`)
  })
  tooLate.catch(() => {})
  try {
    return await Promise.race([answer, tooLate])
  } finally {
    late.abort()
  }
}

const secondsSince = (began: number) => ((performance.now() - began) / 1_000).toFixed(1)

/** Returns the process ids of PostgreSQL's backends for a database. */
const backendsOf = async (url: string): Promise<number[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await client.end()
  return rows.map(({ pid }) => pid)
}

// With an external database the test cannot stop PostgreSQL's processes.
test.skipIf(process.env.TEST_DATABASE_URL)(
  'who asks while the database is frozen is told so within 5 s',
  async () => {
    const andariego = await testApp()
    const ask = (page: number) => andariego.app.inject(`/api/places?page=${page}`)
    try {
      expect((await ask(1)).statusCode).toBe(200)
      const backends = await backendsOf(andariego.databaseUrl)
      for (const pid of backends) process.kill(pid, 'SIGSTOP')
      try {
        const began = performance.now()
        const { statusCode, headers } = await answered(ask(2))
        await tellFigures(`one query: ${statusCode} after ${secondsSince(began)} s`)
        expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
        expect(performance.now() - began).toBeLessThan(5_000)
      } finally {
        for (const pid of backends) process.kill(pid, 'SIGCONT')
      }
      await expect.poll(async () => (await ask(3)).statusCode).toBe(200)
    } finally {
      await andariego.close()
    }
  },
)

test.skipIf(process.env.TEST_DATABASE_URL)(
  'so is who asks for what takes several queries, on connections that are all frozen',
  async () => {
    const andariego = await testApp({ RATE_LIMITS: 'on' })
    try {
      // As many connections as a busy process has.
      await Promise.all(
        Array.from({ length: 8 }, () => sql`select pg_sleep(0.2)`.execute(andariego.services.database)),
      )
      const backends = await backendsOf(andariego.databaseUrl)
      expect(backends.length).toBeGreaterThan(6)
      for (const pid of backends) process.kill(pid, 'SIGSTOP')
      try {
        const began = performance.now()
        const payload = { email: 'ana@example.com', password: 'Una-clave-1' }
        const { statusCode } = await answered(
          andariego.app.inject({ method: 'POST', url: '/api/auth/login', payload }),
        )
        await tellFigures(`several queries: ${statusCode} after ${secondsSince(began)} s`)
        expect(statusCode).toBe(503)
        expect(performance.now() - began).toBeLessThan(5_000)
      } finally {
        for (const pid of backends) process.kill(pid, 'SIGCONT')
      }
    } finally {
      await andariego.close()
    }
  },
)

test.skipIf(process.env.TEST_DATABASE_URL)(
  'a transaction whose database freezes fails for that reason, though its closed connection cannot roll it back',
  async () => {
    const andariego = await testApp()
    let frozen = 0
    try {
      const deed = andariego.services.write(async (tx) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
        frozen = rows[0]?.pid ?? expect.unreachable()
        process.kill(frozen, 'SIGSTOP')
        await sql`select 1`.execute(tx)
      })
      await expect(answered(deed)).rejects.toThrow('Query read timeout')
    } finally {
      if (frozen > 0) process.kill(frozen, 'SIGCONT')
      await andariego.close()
    }
  },
)
