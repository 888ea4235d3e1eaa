import { ensureGazetteer } from '@andariego/gazetteer'
import { beforeAll, expect, test } from 'vitest'
import { fold, GAZETTEER_FILE } from '../../maps/public.ts'
import { countriesIn } from './countries.ts'
import type { Language } from './language.ts'

beforeAll(() => ensureGazetteer(GAZETTEER_FILE), 120_000)

const named = (question: string, language: Language) =>
  countriesIn(fold(question).split(' '), language).flatMap(({ areas }) => areas.map(({ name }) => name))

test.each([
  ['dove sono le terme in Giappone', 'it', 'Japón'],
  ['que voir en Allemagne', 'fr', 'Alemania'],
  ['les plus belles plages des États Unis', 'fr', 'Estados Unidos'],
  ['o que fazer na Espanha', 'pt', 'España'],
] as const)('%s', (question, language, country) => {
  expect(named(question, language)).toEqual([country])
})

test('a name that is the same in Spanish is left to the map, and so are Spanish questions', () => {
  expect(named('what to do in Mexico City', 'en')).toEqual([])
  expect(named('que ver en Giappone', 'es')).toEqual([])
})
