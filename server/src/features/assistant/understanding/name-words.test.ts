import { expect, test } from 'vitest'
import { mended } from './mend-words.ts'
import { isCommonWord } from './name-words.ts'

test('a name that only begins like a word of the vocabulary is no common word', () => {
  expect(isCommonWord('limpiopungo')).toBe(false)
  for (const word of ['limpieza', 'limpisimas', 'cataratas']) expect(isCommonWord(word)).toBe(true)
})

test('a form of a verb is read as an infinitive that it can be of', () => {
  expect(mended('salimos')).toBe('salimos')
  expect(mended('compraremos')).toBe('comprar')
})
