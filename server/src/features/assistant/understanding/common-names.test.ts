import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { testApp } from '../../../../test/test-app.ts'
import { sharedPlaceNames } from './place-names.ts'

const andariego = await testApp()
afterAll(() => andariego.close())

const add = (name: string, count: number) =>
  sql`insert into all_places (id, name, address, latitude, longitude)
    select uuidv7(), ${name} || case when ${count}::int = 1 then '' else ' ' || i end, 'Centro', 1, 1
    from generate_series(1, ${count}::int) i`.execute(andariego.services.database)

test('a name of common words is found in a community where each of them is in many names', async () => {
  const { database } = andariego.services
  await add('Museo', 410)
  await add('Casa de oro', 410)
  await add('Museo del Oro', 1)
  const { rows } = await sql<{
    id: string
  }>`select id from all_places where name = 'Museo del Oro'`.execute(database)
  const names = sharedPlaceNames(database)
  await names.refresh()
  const found = (question: string) => names.find(question.split(' ')).map(({ id, share }) => ({ id, share }))
  const museum = [{ id: rows[0]?.id, share: 1 }]
  expect(found('hay patos en museo del oro')).toEqual(museum)
  expect(found('que tal el museo de oro a la tarde')).toEqual(museum)
  expect(found('hay algun museo con oro')).toEqual([])
  expect(found('museo 7')).toHaveLength(1)
})
