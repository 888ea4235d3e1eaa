import { ensureGazetteer } from '@andariego/gazetteer'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/test-app.ts'
import { GAZETTEER_FILE } from '../../maps/public.ts'
import { askBuiltin } from '../testing/ask-builtin.ts'
import { loadEvaluationCommunity, placesOf } from '../testing/evaluation-community.ts'

let andariego: TestApp
beforeAll(async () => {
  ensureGazetteer(GAZETTEER_FILE)
  andariego = await testApp()
  await loadEvaluationCommunity(andariego.services.database, placesOf('fortyninth'))
}, 120_000)
afterAll(() => andariego.close())
const ask = async (message: string) => (await askBuiltin(andariego, message)).text

describe('a place where music is played is not known to teach it', () => {
  test.each([
    ['ofrecen cursos de canto en el fado da sombra?', /nadie ha contado todavía si hay clases o talleres/],
    ['hay clases de guitarra en fado da sombra', /nadie ha contado todavía si hay clases o talleres/],
    ['do they teach guitar lessons at Fado da Sombra', /^Nobody has told/],
    ['dão aulas de violão no Fado da Sombra?', /^Ninguém contou/],
    ['fanno lezioni di chitarra a Fado da Sombra?', /nadie ha contado todavía/],
  ])('%s', async (question, said) => {
    expect(await ask(question)).toMatch(said)
  })
})
