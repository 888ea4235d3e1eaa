import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { traveller } from '../../../test/traveller.ts'
import { createLimits } from '../http/limits.ts'
import { purgeIdempotencyKeys, purgeRequestLimits } from './purge-jobs.ts'

let world: TestApp
let pool: pg.Pool
beforeAll(async () => {
  world = await testApp()
  pool = new pg.Pool({ connectionString: world.databaseUrl, max: 2 })
})
afterAll(async () => {
  await pool.end()
  await world.close()
})

test('counts are deleted once their window has ended, and not before', async () => {
  const { consume } = createLimits({ pool, enabled: true, sharing: null })
  await consume('login', { address: '192.0.2.1' })
  await consume('register', { address: '192.0.2.1' })
  await pool.query(`update request_limits set expire = $1 where key like 'login%'`, [Date.now() - 1])
  await purgeRequestLimits(world.services.database)
  const { rows } = await pool.query('select key from request_limits')
  expect(rows).toEqual([{ key: 'register:192.0.2.1' }])
})

test('results are kept for a month, for writes that wait so long without a connection', async () => {
  const ana = await traveller(world)
  for (const age of ['29 days', '31 days'])
    await pool.query(
      `insert into idempotency_keys (user_id, key, route, created_at) values ($1, $2, $3, now() - $4::interval)`,
      [ana.id, age, randomUUID(), age],
    )
  await purgeIdempotencyKeys(world.services.database)
  const { rows } = await pool.query('select key from idempotency_keys')
  expect(rows).toEqual([{ key: '29 days' }])
})
