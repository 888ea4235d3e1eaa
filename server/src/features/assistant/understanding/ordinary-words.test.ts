import { ensureGazetteer } from '@andariego/gazetteer'
import { beforeAll, expect, test } from 'vitest'
import { GAZETTEER_FILE } from '../../maps/public.ts'
import { findAreas } from './areas.ts'
import { isOrdinaryWord } from './ordinary-words.ts'

beforeAll(() => ensureGazetteer(GAZETTEER_FILE), 120_000)

const areasIn = (text: string) => {
  const words = text.split(' ')
  return findAreas(words, new Set(), words, 'es').areas.map(({ areas }) => areas[0]?.name)
}

test.each(['abren lunes', 'y senora', 'y colores', 'se comunica por senas'])(
  '«%s» names no town that is spelled alike',
  (text) => {
    expect(areasIn(text)).toEqual([])
  },
)

test('a misspelt town is still one', () => {
  expect(areasIn('y cartajena')).toEqual(['Cartagena'])
})

test('what stands behind «en» in most examples is a town', () => {
  expect(isOrdinaryWord('salta')).toBe(false)
  expect(isOrdinaryWord('camina')).toBe(true)
})
