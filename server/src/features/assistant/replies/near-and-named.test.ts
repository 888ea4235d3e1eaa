import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../test/test-app.ts'
import { askBuiltin } from '../testing/ask-builtin.ts'
import { evaluationApp } from '../testing/evaluation-app.ts'

let andariego: TestApp
beforeAll(async () => {
  andariego = await evaluationApp('fifteenth')
}, 120_000)
afterAll(() => andariego.close())

const ask = async (message: string) => (await askBuiltin(andariego, message)).text

test('a distance that a question names is kept to', async () => {
  const text = await ask('qué queda a menos de 1 km de santa sofia')
  expect(text).toMatch(/^Cerca de \[Santa Sofía\]/)
  const told = [...text.matchAll(/^\d\. .*?, a ([\d.,]+) (k?m)/gm)]
  expect(told.length).toBeGreaterThan(0)
  expect(told.map(([, , unit]) => unit)).not.toContain('km')
})

test('the first word of a saint’s name is no thing to look for', async () => {
  expect(await ask('que hay cerca de santa sofia')).not.toContain('«santa»')
})

test('where nothing is as near as asked, the nearest places are told', async () => {
  const text = await ask('museos a menos de 50 metros de santa sofia')
  expect(text).toMatch(/no tiene .*cerca de/)
})

test('a person of the traveller is no name of a place', async () => {
  const text = await ask('con mi vieja en silla de ruedas: oceanografic o torre del miguelete?')
  expect(text).toContain('[Oceanogràfic]')
  expect(text).toContain('[Torre del Miguelete]')
  expect(text).not.toContain('Plaza Vieja')
})
