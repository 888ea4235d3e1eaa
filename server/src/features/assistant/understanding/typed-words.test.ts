import { expect, test } from 'vitest'
import { declinedBefore } from './typed-words.ts'

test.each([
  ['uf no, algo más barato', 2],
  ['no no, el otro, el de aventura', 2],
  ['no, museos', 1],
  ['nah... quiero playa', 1],
  ['no quiero museos', 0],
  ['no', 0],
  ['que no sea caro, por favor', 0],
  ['museos no, gracias', 0],
])('«%s» begins with %i words that only decline', (message, count) => {
  expect(declinedBefore(message)).toBe(count)
})
