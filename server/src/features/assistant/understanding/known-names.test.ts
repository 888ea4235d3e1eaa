import { afterEach, beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/test-app.ts'
import { allPlacesTag, placeTag } from '../../places/public.ts'
import { loadEvaluationCommunity, toldPlace } from '../testing/evaluation-community.ts'
import { type PlaceNames, sharedPlaceNames } from './place-names.ts'

const VOTO = toldPlace('Basílica del Voto', ['Quito', 'Ecuador'], [-0.21, -78.51])
const CHOCO = toldPlace('Chocomuseo Zamba', ['Uyumbicho', 'Ecuador'], [-0.36, -78.51])

let andariego: TestApp
let names: PlaceNames
beforeEach(async () => {
  andariego = await testApp()
  const { database } = andariego.services
  await loadEvaluationCommunity(database, [VOTO, CHOCO])
  names = sharedPlaceNames(database)
  await names.refresh()
}, 120_000)
afterEach(() => andariego.close())

const idOf = async (name: string) =>
  (
    await andariego.services.database
      .selectFrom('all_places')
      .select('id')
      .where('name', '=', name)
      .executeTakeFirstOrThrow()
  ).id
const hide = (id: string, isHidden: boolean) =>
  andariego.services.database
    .updateTable('all_places')
    .set({ hidden_at: isHidden ? new Date() : null })
    .where('id', '=', id)
    .execute()
const named = (word: string) => [
  names.isInNames(word),
  names.find([word]).length > 0,
  names.cityCalled('uyumbicho') !== undefined,
]

test('the name of a place leaves with the event that tells of it, its city with its last place, and both come back', async () => {
  const id = await idOf(CHOCO.name)
  expect(named('chocomuseo')).toEqual([true, true, true])
  // A misspelling of the name is read as the name.
  expect(names.find(['chocomuceo'])).toHaveLength(1)
  await hide(id, true)
  const tell = async () => {
    andariego.services.events.dispatch({ type: 'changed', tags: [allPlacesTag, placeTag(id)] })
    await names.refresh()
  }
  await tell()
  expect(named('chocomuseo')).toEqual([false, false, false])
  expect(names.find(['chocomuceo'])).toEqual([])
  expect(names.isInNames('basilica')).toBe(true)

  await hide(id, false)
  await tell()
  expect(named('chocomuseo')).toEqual([true, true, true])
})

test('after missed events, all names are read again', async () => {
  await hide(await idOf(CHOCO.name), true)
  andariego.services.events.dispatch({ type: 'resync' })
  await names.refresh()
  expect(named('chocomuseo')).toEqual([false, false, false])
  expect(names.cityCalled('quito')).toBeDefined()
})
