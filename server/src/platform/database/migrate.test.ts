import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { testDatabase } from '../../../test/test-database.ts'
import { migrate, migrationNames } from './migrate.ts'

let url: string
beforeEach(async () => {
  const database = await testDatabase({ empty: true })
  url = database.url
  onTestFinished(() => database.drop())
})

const ask = async (statement: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}
const folderOf = async (files: Record<string, string>) => {
  const folder = await mkdtemp(join(tmpdir(), 'andariego-migrations-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  return pathToFileURL(`${folder}/`)
}

test('ten processes migrate an empty database at once: each migration is applied by one of them', async () => {
  const applied = await Promise.all(Array.from({ length: 10 }, () => migrate(url)))
  expect(applied.flat().toSorted()).toEqual(await migrationNames())
  expect(applied.filter((names) => names.length > 0)).toHaveLength(1)
  expect(await migrate(url)).toEqual([])
})

test('migrations are applied in order, each once', async () => {
  const folder = await folderOf({
    '0002_second.sql': 'insert into log values (2);',
    '0001_first.sql': 'create table log (step int); insert into log values (1);',
    'README.sql': 'this is no migration',
  })
  expect(await migrate(url, { folder })).toEqual(['0001_first.sql', '0002_second.sql'])
  const more = await folderOf({ '0003_third.sql': 'insert into log values (3);' })
  expect(await migrate(url, { folder: more })).toEqual(['0003_third.sql'])
  expect(await migrate(url, { folder })).toEqual([])
  expect(await ask('select step from log')).toEqual([{ step: 1 }, { step: 2 }, { step: 3 }])
})

test('a failing migration leaves nothing behind, keeps the earlier ones, and is named in the error', async () => {
  const folder = await folderOf({
    '0001_good.sql': 'create table kept ();',
    '0002_bad.sql': 'create table lost (); select 1 / 0;',
    '0003_later.sql': 'create table later ();',
  })
  await expect(migrate(url, { folder })).rejects.toThrow('La migración 0002_bad.sql falló: division by zero')
  const tables = "select table_name from information_schema.tables where table_schema = 'public' order by 1"
  expect(await ask(tables)).toEqual([{ table_name: 'kept' }, { table_name: 'migrations' }])
  expect(await ask('select name from migrations')).toEqual([{ name: '0001_good.sql' }])
})

test('a migration whose table is locked lets later requests go first, and tries again', async () => {
  const folder = await folderOf({ '0001_first.sql': 'create table log (step int);' })
  await migrate(url, { folder })
  const [reader, writer] = [
    new pg.Client({ connectionString: url }),
    new pg.Client({ connectionString: url }),
  ]
  await Promise.all([reader.connect(), writer.connect()])
  // A slow request.
  await reader.query('begin; select * from log')
  const more = await folderOf({ '0002_second.sql': 'alter table log add column name text;' })
  const migrating = migrate(url, { folder: more })
  const isWaiting = async () =>
    (
      await ask(
        "select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like 'alter table log%'",
      )
    ).length > 0
  await vi.waitUntil(isWaiting, { timeout: 20_000, interval: 5 })
  // Would wait as long as the reader reads if the migration had stayed in the lock queue.
  await writer.query('set statement_timeout = 15000; insert into log values (1)')
  await reader.query('commit')
  expect(await migrating).toEqual(['0002_second.sql'])
  await Promise.all([reader.end(), writer.end()])
})

test('a table and its view can be altered while others write through the view', async () => {
  const folder = await folderOf({
    '0001_first.sql': 'create table all_logs (step int); create view logs as select step from all_logs;',
  })
  await migrate(url, { folder })
  const more = await folderOf({
    // The migration locks the table first; writers through the view lock the view first.
    '0002_second.sql': `alter table all_logs add column name text; select pg_sleep(0.05);
      create or replace view logs as select step, name from all_logs;`,
  })
  let isOver = false
  const writers = [1, 2, 3].map(async (step) => {
    while (!isOver) await ask(`insert into logs (step) values (${step})`)
  })
  expect(await migrate(url, { folder: more })).toEqual(['0002_second.sql'])
  isOver = true
  await Promise.all(writers)
})

test('indexes can be created while others write and other processes start', async () => {
  const folder = await folderOf({
    '0001_first.sql': 'create table log (step int);',
    '0002_second.sql': `-- Each statement by itself.
drop index concurrently if exists log_step;
create index concurrently log_step on log (step);
`,
  })
  const applied = await Promise.all([1, 2, 3].map(() => migrate(url, { folder })))
  expect(applied.flat()).toEqual(['0001_first.sql', '0002_second.sql'])
  expect(await ask("select indexname from pg_indexes where tablename = 'log'")).toEqual([
    { indexname: 'log_step' },
  ])
  expect(await migrate(url, { folder })).toEqual([])
})
