import { expect, test } from 'vitest'
import { partsOf } from './parts.ts'

test.each([
  ['¿cuánto sale el MALBA y a qué hora abre?', ['¿cuánto sale el MALBA', 'a qué hora abre?']],
  ['donde venden artesanias y se puede regatear', ['donde venden artesanias y se puede regatear']],
  ['busco una playa que sea tranquila y hay sombra', ['busco una playa que sea tranquila y hay sombra']],
  ['el museo es caro y se puede pagar con tarjeta', ['el museo es caro', 'se puede pagar con tarjeta']],
])('«%s» asks %j: what one looks for may have to meet several things', (message, parts) => {
  expect(partsOf(message)).toEqual(parts)
})
