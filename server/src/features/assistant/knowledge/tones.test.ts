import { expect, test } from 'vitest'
import { aspectTags } from './tones.ts'

test.each([
  ['Platos veganos no hay ni uno.', 'vegetariano-'],
  ['Wifi no hay.', 'wifi-'],
  ['Mosquitos ninguno.', 'mosquitos+'],
  ['El wifi se corta cada rato.', 'wifi-'],
  ['No hay señal y se come de maravilla.', 'wifi-'],
  ['Fiesta en el patio, no pegué ojo en dos noches.', 'tranquilidad-'],
  ['Los zancudos no perdonan y hace un calor de vapor.', 'calor-'],
  ['Subimos a pie y casi boto el pulmón.', 'dificultad-'],
])('a sentence tells against what it denies or complains of, and no further: %s', (sentence, tag) => {
  expect(aspectTags(sentence)).toContain(tag)
})

test.each([
  ['Entrada 32.000 adultos y 24.000 niños.', true],
  ['Q5 nosotros los chapines y Q25 los extranjeros.', true],
  ['Bs 20 por la foto.', true],
  ['A las 21:30, 10 € con una copita de oporto.', true],
  ['Dos cañas, 5€.', true],
  ['Pared con 5.000 huellas.', false],
  ['Está a 4.000 metros y lo visitan 20.000 personas.', false],
  ['Grupo B5 del aula.', false],
])('a sum of money needs no name of its currency: %s', (sentence, isPrice) => {
  expect(aspectTags(sentence).includes('precio')).toBe(isPrice)
})

test.each([
  ['Se puede pasear al perro sin correa.', 'perros+'],
  ['No es caro y se come bien.', 'precio+'],
  ['Hay baños limpios y no hay que pagar.', 'baños+'],
])('a denial of something else is no complaint: %s', (sentence, tag) => {
  expect(aspectTags(sentence)).toContain(tag)
})
