import { expect, test } from 'vitest'
import type { Evidence } from '../knowledge/evidence-repository.ts'
import { missesNarrowing } from './narrowed.ts'

const said = (sentence: string): Evidence => ({
  placeId: '1',
  reviewId: '2',
  rating: 5,
  saidAt: new Date(),
  sentence,
  aspects: [],
  hits: 0,
})

test.each([
  ['tienen cerveza sin alcohol', 'La cerveza, bien fría.', true],
  ['tienen cerveza sin alcohol', 'Hay cerveza sin alcohol.', false],
  ['hay cafe descafeinado', 'El café es fuerte.', true],
  ['tienen cerveza', 'La cerveza, bien fría.', false],
])('«%s» is not answered by «%s»: %s', (text, sentence, misses) => {
  expect(missesNarrowing(said(sentence), { text }, [])).toBe(misses)
})

test.each([
  ['cierra en ano nuevo', 'La cola de un domingo de enero, 50 minutos.', true],
  ['cierra en ano nuevo', 'Cierra el 1 de enero.', false],
  ['abre en navidad', 'Abre todos los días.', false],
  ['hace calor en navidad', 'En verano se muere uno de calor.', false],
])('of the opening «%s», «%s» does not tell: %s', (text, sentence, misses) => {
  expect(missesNarrowing(said(sentence), { text }, [])).toBe(misses)
})

test.for([
  ['en que epoca se ven las ballenas', 'Santuario donde las jorobadas paren cada invierno.', false],
  ['en que ano pintaron los murales', 'Palacio con murales en los patios.', true],
  ['en que ano pintaron los murales', 'Los murales son de 1938.', false],
  ['quien pinto los murales', 'Palacio con murales en los patios.', true],
  ['quien pinto los murales', 'Los murales los pintó un tal Francisco Montoya.', false],
  ['a que hora es la misa', 'Cierran de 2 a 4 de la tarde.', true],
  ['a que hora es la misa', 'La misa de domingo empieza a las 11.', false],
  ['a que hora toca llegar para ver barcos', 'Hasta las 10 o después de las 2.', false],
] as const)('%s: whether «%s» misses it is %s', ([text, sentence, misses]) => {
  expect(missesNarrowing(said(sentence), { text }, [])).toBe(misses)
})
