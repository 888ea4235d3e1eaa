import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../test/test-database.ts'
import { cacheTag } from '../cache-tag.ts'
import { createEvents, type PlatformEvent } from '../events.ts'
import { createLog } from '../log.ts'
import { createDatabase, type Database } from './database.ts'
import { createPool } from './pool.ts'
import { createWrite, withIdempotency } from './write.ts'

/** The database and `write` of each of two processes. */
const processes: { database: Database; write: ReturnType<typeof createWrite>; heard: PlatformEvent[] }[] = []
let shared: TestDatabase
beforeAll(async () => {
  shared = await testDatabase()
  const log = createLog({ level: 'silent' })
  for (let count = 0; count < 2; count++) {
    const database = createDatabase(createPool({ url: shared.url, onError: () => {} }))
    const events = createEvents({ url: shared.url, log })
    const heard: PlatformEvent[] = []
    events.on('changed', (event) => heard.push(event))
    processes.push({ database, write: createWrite(database, events), heard })
  }
  await sql`create table deed (id int generated always as identity, name text)`.execute(one().database)
})
afterAll(async () => {
  for (const { database } of processes) await database.destroy()
  await shared.drop()
})

const process = (index: number) => {
  const found = processes[index]
  if (!found) throw new Error('not started')
  return found
}
const one = () => process(0)
const other = () => process(1)
const scope = (key: string, route = 'POST /deeds a') => ({
  userId: '01890000-0000-7000-8000-000000000000',
  key,
  route,
})
/** Inserts a row and emits an event. */
const deed = ({ write }: ReturnType<typeof one>, name: string) =>
  write(async (tx, emit) => {
    const { rows } = await sql<{
      id: number
    }>`insert into deed (name) values (${name}) returning id`.execute(tx)
    emit({ type: 'changed', tags: [cacheTag(name)] })
    return { id: rows[0]?.id, name }
  })
const rowsOf = async (name: string) =>
  (await sql`select id from deed where name = ${name}`.execute(one().database)).rows.length

test('a retry with the same key gets the first result, changes nothing and emits nothing', async () => {
  const first = await withIdempotency(scope('retry'), () => deed(one(), 'retry'))
  const told = other().heard.length
  const second = await withIdempotency(scope('retry'), () => deed(other(), 'retry'))
  expect(second).toEqual(first)
  expect(await rowsOf('retry')).toBe(1)
  expect(other().heard).toHaveLength(told)
})

test('fifty simultaneous requests in two processes insert one row, and all get its result', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, number) =>
      withIdempotency(scope('fifty'), () => deed(process(number % 2), 'fifty')),
    ),
  )
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
  expect(await rowsOf('fifty')).toBe(1)
})

test('two writes that deadlock both succeed, and emit their events once', async () => {
  const [left, right] = [await deed(one(), 'left'), await deed(one(), 'right')]
  const told = one().heard.length
  const met = Promise.withResolvers<void>()
  let here = 0
  const swap = (first: { id?: number | undefined }, second: { id?: number | undefined }) =>
    one().write(async (tx, emit) => {
      emit({ type: 'changed', tags: [cacheTag('swap')] })
      await sql`update deed set name = name || '+' where id = ${first.id}`.execute(tx)
      here += 1
      if (here === 2) met.resolve()
      await met.promise
      await sql`update deed set name = name || '+' where id = ${second.id}`.execute(tx)
    })
  await Promise.all([swap(left, right), swap(right, left)])
  expect([await rowsOf('left++'), await rowsOf('right++')]).toEqual([1, 1])
  expect(one().heard).toHaveLength(told + 2)
})

test('a key that was used for another request is refused', async () => {
  await withIdempotency(scope('reused', 'POST /deeds a'), () => deed(one(), 'reused'))
  await expect(
    withIdempotency(scope('reused', 'POST /deeds b'), () => deed(one(), 'reused')),
  ).rejects.toMatchObject({ status: 422, code: 'idempotency-key-reused' })
  expect(await rowsOf('reused')).toBe(1)
})

test('the same key of another user is independent', async () => {
  const somebody = { ...scope('common'), userId: '01890000-0000-7000-8000-000000000001' }
  const whose = [somebody, scope('common')]
  const first = []
  for (const each of whose) first.push(await withIdempotency(each, () => deed(one(), 'common')))
  expect(await rowsOf('common')).toBe(2)
  for (const [index, each] of whose.entries())
    expect(await withIdempotency(each, () => deed(other(), 'common'))).toEqual(first[index])
  expect(await rowsOf('common')).toBe(2)
})

test('a write is tried three times when it deadlocks, and no more', async () => {
  const deadlocking = (times: number) => {
    let tried = 0
    return one().write(async () => {
      tried += 1
      if (tried <= times) throw Object.assign(new Error('deadlock'), { code: '40P01' })
      return tried
    })
  }
  expect(await deadlocking(2)).toBe(3)
  await expect(deadlocking(3)).rejects.toThrow('deadlock')
})

test('a failed write leaves no row and no event, and its key can be used again', async () => {
  const failing = () =>
    one().write(async (tx, emit) => {
      await sql`insert into deed (name) values ('failing')`.execute(tx)
      emit({ type: 'changed', tags: [cacheTag('failing')] })
      throw new Error('no')
    })
  const told = one().heard.length
  await expect(withIdempotency(scope('failing'), failing)).rejects.toThrow('no')
  expect(one().heard).toHaveLength(told)
  await withIdempotency(scope('failing'), () => deed(one(), 'failing'))
  expect(await rowsOf('failing')).toBe(1)
})

test('a write whose result cannot be stored leaves no row and no event, though its commit is sent at once', async () => {
  const unstorable = () =>
    one().write(async (tx, emit) => {
      await sql`insert into deed (name) values ('unstorable')`.execute(tx)
      emit({ type: 'changed', tags: [cacheTag('unstorable')] })
      return { text: '\u0000' }
    })
  const told = one().heard.length
  await expect(withIdempotency(scope('unstorable'), unstorable)).rejects.toMatchObject({ code: '22P05' })
  expect(await rowsOf('unstorable')).toBe(0)
  expect(one().heard).toHaveLength(told)
  await deed(one(), 'afterwards')
  expect(await rowsOf('afterwards')).toBe(1)
})

test('listeners are called when others can already see the change', async () => {
  const { write, heard } = one()
  const before = heard.length
  await write(async (tx, emit) => {
    await sql`insert into deed (name) values ('seen')`.execute(tx)
    emit({ type: 'changed', tags: [cacheTag('seen')] })
    expect(heard).toHaveLength(before)
    expect(await rowsOf('seen')).toBe(0)
  })
  expect(heard).toHaveLength(before + 1)
  expect(await rowsOf('seen')).toBe(1)
})

test('a second write of one request with a key throws instead of being skipped', async () => {
  const twice = withIdempotency(scope('twice'), async () => {
    await deed(one(), 'first')
    return deed(one(), 'second')
  })
  await expect(twice).rejects.toThrow('writes twice')
  expect([await rowsOf('first'), await rowsOf('second')]).toEqual([1, 0])
})
