// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the planted code holds templates
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { foreignTables } from './tables/foreign-tables.ts'

const folder = mkdtempSync(join(tmpdir(), 'andariego-tables-'))
afterAll(() => rmSync(folder, { recursive: true }))

const write = (file: string, content: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), content)
}
const tables = (domain: string, ...names: string[]) =>
  write(
    `server/src/${domain}/tables.ts`,
    `declare module 'x' { interface Tables { ${names.map((name) => `${name}: { id: string }`).join('; ')} } }`,
  )
const GROUPS = 'server/src/features/groups/one.ts'

write(
  'server/migrations/0001_all.sql',
  `create table places (id uuid); -- create table nothing (id uuid);
   create unlogged table groups (id uuid);
   create table keys (id uuid); create table gone (id uuid); drop table gone;
   create view place_names as select id from places;`,
)
tables('features/places', 'places', 'place_names')
tables('features/groups', 'groups')
tables('platform/database', 'keys')

/** Returns the check's findings for this code in the groups domain. */
const said = (code: string, file = GROUPS) => {
  write(file, code)
  const findings = foreignTables(folder)
  rmSync(join(folder, file))
  return findings
}

test.each([
  ["database.selectFrom('places').selectAll()"],
  ["database.selectFrom(['groups', 'places as one'])"],
  ["database.selectFrom('groups').leftJoin('places as one', 'one.id', 'groups.id')"],
  ["tx.insertInto('places').values({})"],
  ["tx.updateTable('places').set({})"],
  ["tx.deleteFrom('groups').using('places')"],
  ['sql`select 1 from places where id = ${id} for update`'],
  ['sql<Row>`select 1 from groups join lateral (select from ${x}, places one) two on true`'],
  ['sql`select (select name from "places") from groups`'],
  ['sql`select from public.places`'],
  ['sql`update places set name = ${name}`'],
  ['sql`insert into places (id) values (1)`'],
  ['sql`delete from groups using places where true`'],
  ['sql`${sql`select ${one} from groups, (select 1) two, places three`}`'],
  ["client.query('select id from places')"],
  ['client.query(`delete from places where id = ${id}`)'],
  ["sql`insert into place_names values ('a')`"],
])('names of other domains are refused: %s', (code) => {
  const name = code.includes('place_names') ? 'place_names' : 'places'
  expect(said(code)).toEqual([
    `${GROUPS}:1 names ${name}, a table of places: use what places/public.ts gives`,
  ])
})

test.each([
  ["database.selectFrom('groups as one').innerJoin('place_names', 'place_names.id', 'one.id')"],
  ['sql`select from groups, unnest(${ids}) places where id is distinct from ${id} order by places`'],
  ["sql`select 'from places', extract(day from groups.day) from groups -- from places`"],
  ['// select from places\n/* sql`select from places` */'],
  ["const text = 'A group chooses from places.'"],
  ['sql`select from groups where id in (${placeIds})`'],
])('its own tables and published views are not: %s', (code) => {
  expect(said(code)).toEqual([])
})

test('the platform uses only its own tables, and tests may use any', () => {
  expect(said("database.selectFrom('groups')", 'server/src/platform/one.ts')).toHaveLength(1)
  expect(said("database.selectFrom('keys')", 'server/src/platform/one.ts')).toEqual([])
  expect(said("database.selectFrom('places')", 'server/src/features/groups/one.test.ts')).toEqual([])
})

test('every table has one owner', () => {
  tables('features/groups', 'places')
  expect(foreignTables(folder)).toEqual([
    'places: declared by groups and places; one domain owns a table',
    'groups: no domain declares this table in its tables.ts',
  ])
  tables('features/groups', 'groups')
})

test('each domain of the product uses only its own tables', () => {
  expect(foreignTables(fileURLToPath(new URL('../', import.meta.url)))).toEqual([])
})
