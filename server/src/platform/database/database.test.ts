import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../../test/test-database.ts'
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
