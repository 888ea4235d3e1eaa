import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../../test/test-database.ts'
import { asFailure } from '../http/errors.ts'
import { createDatabase, sendTogether } from './database.ts'
import { createPool } from './pool.ts'

test('statements that are sent together run in order, and each sees what was committed while it waited', async () => {
  const { url, drop } = await testDatabase({ empty: true })
  const database = createDatabase(createPool({ url, onError: () => {} }))
  onTestFinished(async () => {
    await database.destroy()
    await drop()
  })
  await sql`create table account (id int primary key, balance int)`.execute(database)
  await sql`insert into account values (1, 10)`.execute(database)
  const lockAndRead = () =>
    database.transaction().execute(async (tx) => {
      const [, [read]] = await sendTogether(
        tx,
        sql`select from account where id = 1 for update`.compile(tx),
        sql<{ balance: number }>`select balance from account where id = 1`.compile(tx),
      )
      await sql`update account set balance = ${(read?.balance ?? 0) + 1} where id = 1`.execute(tx)
    })
  await Promise.all(Array.from({ length: 8 }, lockAndRead))
  expect((await sql`select balance from account`.execute(database)).rows).toEqual([{ balance: 18 }])
})

test('a connection that is lost between two statements of a transaction fails the next one, and no process ends', async () => {
  const { url, drop } = await testDatabase({ empty: true })
  const pool = createPool({ url, onError: () => {} })
  onTestFinished(async () => {
    await pool.end()
    await drop()
  })
  const client = await pool.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    // `once` of node:events would listen to 'error', too.
    const closed = new Promise((resolve) => client.once('end', resolve))
    await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    await closed
    const failed = await client.query('select 1').catch((error: Error) => error)
    expect(failed instanceof Error && asFailure(failed)?.status).toBe(503)
  } finally {
    client.release()
  }
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})
