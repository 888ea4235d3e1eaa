import { expect, test } from 'vitest'
import { languageOfText } from '../understanding/language.ts'
import { aspectTags } from './tones.ts'

const tagsOf = (text: string) => aspectTags(text, languageOfText(text))

test.each([
  ['Long queue, no toilets and it closes at 5 pm', 'en', ['baños-', 'gente', 'horario']],
  ['Clean toilets, wheelchair access, not crowded at all', 'en', ['baños+', 'accesible+', 'gente']],
  ['Fecha às 21h no verão, bom para ver o pôr do sol sem multidões', 'pt', ['horario', 'atardecer']],
  ['Fechado ao domingo. As casas de banho são limpas', 'pt', ['horario']],
  ['Une belle vue, pas de toilettes', 'fr', ['vistas+', 'baños-']],
])('a review in another language is read: %s', (text, language, tags) => {
  expect(languageOfText(text)).toBe(language)
  expect(tagsOf(text)).toEqual(expect.arrayContaining(tags))
})

test.each([
  'Ni fu ni fa.',
  'Precioso el museo, entrada 10 euros',
  'Todo muy top, el show de las 8 es lo mejor, full recomendado',
  'A tope de gente, pero el bar de tapas vale la pena',
])('a Spanish one with words of other languages stays Spanish: %s', (text) => {
  expect(languageOfText(text)).toBe('es')
})

test.each([
  ['Se compra con 2 o 3 meses, 19,09 la general', true],
  ['Las espinacas con garbanzos de lujo, 3,80 la tapa', true],
  ['Abren a las 9.30 y se llena', false],
  ['Hay 12,50 km de caminata', false],
  ['Mide 1,80 m', false],
])('a sum with cents is a price, unlike a time or a length: %s', (sentence, isPrice) => {
  expect(aspectTags(sentence).includes('precio')).toBe(isPrice)
})
