import { expect, test } from 'vitest'
import { languageOf } from './language.ts'

test.each([
  ['agua calentita montana remojarse', 'es'],
  ['ojo de agua', 'es'],
  ['onde tem agua quente', 'pt'],
  ['dove mangio il gelato', 'it'],
  ['hot springs near the mountains', 'en'],
])('words that Spanish has as well make no sentence of another language: %s', (question, language) => {
  expect(languageOf(question.split(' '))).toBe(language)
})
