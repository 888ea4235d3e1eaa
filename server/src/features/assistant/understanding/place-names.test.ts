import { randomUUIDv7 } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../test/test-app.ts'
import { readAll } from '../knowledge/reading.ts'
import { appWith } from '../testing/evaluation-app.ts'
import { toldPlace } from '../testing/evaluation-community.ts'
import { type PlaceNames, sharedPlaceNames } from './place-names.ts'

let andariego: TestApp
let names: PlaceNames
beforeAll(async () => {
  andariego = await appWith([
    toldPlace('Basílica del Voto', ['Quito', 'Ecuador'], [-0.21, -78.51], 'Cierra los lunes.'),
    toldPlace('Basílica de Luján', ['Luján', 'Argentina'], [-34.56, -59.12], 'Abre a las siete.'),
    toldPlace('Teleférico', ['Quito', 'Ecuador'], [-0.19, -78.54], 'Cuesta nueve dólares.'),
  ])
  await readAll(andariego.services.database)
  names = sharedPlaceNames(andariego.services.database)
  await names.refresh()
}, 120_000)
afterAll(() => andariego.close())

const idOf = async (name: string) =>
  (
    await andariego.services.database
      .selectFrom('places')
      .select('id')
      .where('name', '=', name)
      .executeTakeFirstOrThrow()
  ).id

test('a word that one place alone has in its name is that place', async () => {
  expect(names.onlyCalled('teleferico')).toBe(await idOf('Teleférico'))
})

test('of several places, the one in the city that is named', async () => {
  expect(names.onlyCalled('basilica')).toBeNull()
  expect(names.onlyCalled('basilica', ['Quito'])).toBe(await idOf('Basílica del Voto'))
  expect(names.onlyCalled('basilica', ['Argentina', 'Lima'])).toBe(await idOf('Basílica de Luján'))
  expect(names.onlyCalled('basilica', ['Quito', 'Luján'])).toBeNull()
  expect(names.onlyCalled('basilica', ['Lima'])).toBeNull()
})

test('a place that is gone is no longer one of several', async () => {
  const gone = randomUUIDv7()
  expect(await names.forgetGone([gone])).toBe(true)
  const id = await idOf('Basílica de Luján')
  await andariego.services.database.deleteFrom('places').where('id', '=', id).execute()
  expect(await names.forgetGone([id])).toBe(true)
  expect(names.onlyCalled('basilica')).toBe(await idOf('Basílica del Voto'))
})
