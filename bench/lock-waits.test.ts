import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { expect, test } from 'vitest'
import { testDatabase } from '../server/test/test-database.ts'
import { waitsOf, watchLocks } from './lock-waits.ts'

test('the waits of one transaction add up, each at the longest that was seen', () => {
  const waits = waitsOf([
    { pid: 1, transaction: 'a', since: '10', waitedMs: 2 },
    { pid: 1, transaction: 'a', since: '10', waitedMs: 6 },
    { pid: 1, transaction: 'a', since: '20', waitedMs: 3 },
    { pid: 1, transaction: 'b', since: '30', waitedMs: 1 },
    { pid: 2, transaction: 'a', since: '10', waitedMs: 4 },
  ])
  expect(waits.toSorted((a, b) => a - b)).toEqual([1, 4, 9])
})

test('a transaction that waits for another one is seen', async () => {
  const scratch = await testDatabase({ empty: true })
  const [holder, waiter] = [1, 2].map(() => new pg.Client({ connectionString: scratch.url })) as [
    pg.Client,
    pg.Client,
  ]
  try {
    await Promise.all([holder.connect(), waiter.connect()])
    await holder.query('begin')
    await holder.query('select pg_advisory_xact_lock(1)')
    const locks = await watchLocks(scratch.url)
    const waited = waiter.query('select pg_advisory_xact_lock(1)')
    await delay(100)
    await holder.query('commit')
    await waited
    const waits = await locks.stop()
    expect(waits).toHaveLength(1)
    expect(waits[0]).toBeGreaterThan(20)
  } finally {
    await Promise.all([holder.end(), waiter.end()])
    await scratch.drop()
  }
})
