import { expect, test } from 'vitest'
import { speller } from './spelling.ts'

const spelling = speller(['vesubio', 'plitvice', 'barceloneta', 'goloritze'])

test.each([
  ['vesuvius', 'vesubio'],
  ['plitvica', 'plitvice'],
  ['vesta', null],
  ['barca', null],
])('«%s» in another language is a form of %j', (word, known) => {
  expect(spelling.cognate(word)).toBe(known)
})
