import { expect, test } from 'vitest'
import { declinedBefore, plainWords } from './typed-words.ts'

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

test.each([
  ['hoteles en pta cana', 'hoteles en punta cana'],
  ['Pto Ayora', 'puerto ayora'],
  ['playas de sta marta', 'playas de santa marta'],
  ['la plaza Gral San Martín', 'la plaza general san martin'],
  ['chi sta guardando', 'chi sta guardando'],
  ['non sto bene', 'non sto bene'],
  ['vivo en la pta', 'vivo en la pta'],
])('«%s» is «%s» in full', (message, whole) => {
  expect(plainWords(message.split(' ')).join(' ')).toBe(whole)
})
