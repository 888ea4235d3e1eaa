import { expect, test } from 'vitest'
import { fold } from '../../maps/public.ts'
import { isUnwanted, kindsIn } from './asked-kinds.ts'

/** Whether the word at a position of a message is declined. */
const isDeclined = (message: string, kind: string): boolean => {
  const words = fold(message).split(' ').filter(Boolean)
  const from = words.indexOf(kind)
  return isUnwanted({ from, to: from + 1 }, words, message)
}

test.each([
  ['Medellín. 2 días. Museos no.', 'museos'],
  ['playa no, por favor', 'playa'],
  ['no quiero museos', 'museos'],
  ['best view but not a museum', 'museum'],
])('%s: declines', (message, kind) => {
  expect(isDeclined(message, kind)).toBe(true)
})

test.each([
  ['hay museos no muy caros en lima, o no?', 'museos'],
  ['museos no abren el lunes, creo que no.', 'museos'],
  ['why not a beach in lima', 'beach'],
])('%s: declines nothing', (message, kind) => {
  expect(isDeclined(message, kind)).toBe(false)
})

test.each([
  ['aguardiente del desierto', []],
  ['queso de montaña', []],
  ['vino de la isla', []],
  ['un mirador del desierto', ['mirador', 'desierto']],
  ['excursión al desierto', ['desierto']],
])('%s: where something to eat comes from is not looked for', (message, kinds) => {
  const words = fold(message).split(' ')
  expect(kindsIn(words, words, 'es').map(({ value }) => value)).toEqual(kinds)
})
