import { expect, test } from 'vitest'
import { partsOf } from './parts.ts'

test.each([
  ['¿cuánto sale el MALBA y a qué hora abre?', ['¿cuánto sale el MALBA', 'a qué hora abre?']],
  ['donde venden artesanias y se puede regatear', ['donde venden artesanias y se puede regatear']],
  ['busco una playa que sea tranquila y hay sombra', ['busco una playa que sea tranquila y hay sombra']],
  [
    'cuánto piden por el tour en la A y cuánto en la B?',
    ['cuánto piden por el tour en la A y cuánto en la B?'],
  ],
  ['a qué hora abre la A y a qué hora la B?', ['a qué hora abre la A y a qué hora la B?']],
  ['el museo es caro y se puede pagar con tarjeta', ['el museo es caro', 'se puede pagar con tarjeta']],
])('«%s» asks %j: what one looks for may have to meet several things', (message, parts) => {
  expect(partsOf(message)).toEqual(parts)
})

test.each([
  ['hay q pagar y a q hora abre?', ['hay q pagar', 'a q hora abre?']],
  ['combien coûte le MALBA et faut-il réserver ?', ['combien coûte le MALBA', 'faut-il réserver ?']],
  ['quanto custa o MALBA e como chego?', ['quanto custa o MALBA', 'como chego?']],
])('two questions are two in other languages and in the words of chats: %s', (message, parts) => {
  expect(partsOf(message)).toEqual(parts)
})
