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
