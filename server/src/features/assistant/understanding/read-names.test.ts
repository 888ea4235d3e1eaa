import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/test-app.ts'
import { nameReader } from './read-names.ts'

let andariego: TestApp
beforeAll(async () => {
  andariego = await testApp()
}, 60_000)
afterAll(() => andariego.close())

const add = (first: number, last: number) =>
  sql`insert into all_places (id, name, address, latitude, longitude)
    select uuidv7(), 'Faro ' || i, 'Camino del faro', 1, 1 from generate_series(${first}::int, ${last}::int) i`.execute(
    andariego.services.database,
  )

test('all names are read in pages, a reading that was broken off goes on, and later only new ones are read', async () => {
  await add(1, 110)
  const reader = nameReader(andariego.services.database, 50)
  const read = async (pages = Number.POSITIVE_INFINITY) => {
    const sizes: number[] = []
    const names: string[] = []
    for await (const page of reader.read()) {
      sizes.push(page.length)
      names.push(...page.map(({ name }) => name))
      if (sizes.length === pages) break
    }
    return { sizes, names }
  }
  const begun = await read(2)
  expect(begun.sizes).toEqual([50, 50])
  const rest = await read()
  // The page during which it was broken off is read again.
  expect(rest.sizes).toEqual([50, 10])
  expect(new Set([...begun.names, ...rest.names]).size).toBe(110)

  await sql`update all_places set created_at = now() - interval '1 hour'`.execute(andariego.services.database)
  await add(111, 112)
  expect((await read()).names.toSorted()).toEqual(['Faro 111', 'Faro 112'])
})
