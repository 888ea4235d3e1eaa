import { expect, test } from 'vitest'
import { languageOfText } from '../understanding/language.ts'
import { aspectTags } from './tones.ts'

const tagsOf = (text: string) => aspectTags(text, languageOfText(text))

test.each([
  ['From the rooftop terrace you can see the volcano while drinking your coffee', 'en', 'perros'],
  ['There is a nice view of the red rocks, and the water is very cold', 'en', 'wifi'],
  ['We had a good time after the boat tour', 'en', 'noche'],
  ["C'è l'ascensore e il bagno per disabili al piano terra", 'it', 'música'],
  ['As estufas fecham às 16h30, chegamos muito tarde', 'pt', 'frío'],
])('a word of another language tells of nothing that it says in Spanish: %s', (text, language, aspect) => {
  expect(languageOfText(text)).toBe(language)
  expect(tagsOf(text)).not.toContain(aspect)
})

test.each([
  ['El can puede entrar si va con correa', 'perros'],
  ['Dogs are welcome on the terrace', 'perros'],
])('and one that does tell of it still does: %s', (text, aspect) => {
  expect(tagsOf(text)).toContain(aspect)
})

test.each([
  ['Pedimos la tabla de ciervo ahumado para dos', false],
  ['Probamos la carne de llama con papas', false],
  ['Smoked deer with berries', false],
  ['Vimos un ciervo entre los pinos', true],
  ['Las llamas comen de la mano', true],
])('an animal on a plate is none to be seen: %s', (text, isSeen) => {
  expect(tagsOf(text).includes('animales')).toBe(isSeen)
})
