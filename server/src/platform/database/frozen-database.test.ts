import pg from 'pg'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/test-app.ts'

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
        const { statusCode, headers } = await ask(2)
        expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
        expect(performance.now() - began).toBeLessThan(5_000)
      } finally {
        for (const pid of backends) process.kill(pid, 'SIGCONT')
      }
      expect((await ask(3)).statusCode).toBe(200)
    } finally {
      await andariego.close()
    }
  },
)
