import { expect, test } from 'vitest'
import { onlyTheQuestion, withoutAsides } from './asides.ts'

test.each([
  ['una alberca en Granada, sin quedarme en hotel', 'una alberca en Granada, '],
  ['dove posso fare un tuffo in piscina senza dormire in albergo?', 'dove posso fare un tuffo in piscina ?'],
  ["piscine à Granada sans dormir à l'hôtel", 'piscine à Granada '],
  ['pool without staying at a hotel', 'pool '],
  ['el faro vale la pena o está pa la historia', 'el faro vale la pena'],
  ['qué tal el mercado, está bueno o qué?', 'qué tal el mercado, está bueno?'],
  ['is La Marianna any good or what', 'is La Marianna any good'],
  ['un hotel sin ruido', 'un hotel sin ruido'],
  ['el Prado o el Reina Sofía', 'el Prado o el Reina Sofía'],
  ['35 grados y el hotel sin pileta, dónde me baño', '35 grados , dónde me baño'],
  ['busco un hotel sin ruido, céntrico', 'busco un hotel sin ruido, céntrico'],
])('«%s» is read as «%s»', (message, read) => {
  expect(withoutAsides(message)).toBe(read)
})

test.each([
  ['dónde puedo dar de comer a los peces', 'dónde puedo alimentar a los peces'],
  ['que le den de comer a algún animal', 'que le alimentar a algún animal'],
  ['algo de comer al paso', 'algo de comer al paso'],
  ['cuándo abre? la otra vez me comí un viaje', 'cuándo abre? '],
  ['cuánto pago con carnet de la uni', 'cuánto pago con estudiante'],
  ['un gelato in riva al mare', 'un gelato al mare'],
  ['no me deja en paz', 'no me deja tranquilo'],
  ['prendono il bancomat?', 'prendono il carte?'],
  ['does the shop ship bottles to Canada?', 'does the shop send bottles to Canada?'],
  ['can they ship it home?', 'can they send it home?'],
  ['when does the ship leave to the island', 'when does the ship leave to the island'],
  ['Hábleme de la catedral, si es tan amable', 'Hábleme de la catedral'],
  ['es tan amable la gente?', 'es tan amable la gente?'],
  ['una cama barata, vengo con los pies destrozados', 'una cama barata, vengo '],
  ['make my own choc bar', 'make my own choc '],
  ['a quiet bar', 'a quiet bar'],
  ['el Chocolate Bar', 'el Chocolate Bar'],
  ['qué hay el último día del año', 'qué hay el 31 de diciembre'],
  ['se puede subir o es un suicidio?', 'se puede subir?'],
  ['es un suicidio subir solo?', 'es peligroso subir solo?'],
])('what somebody says is read as what they mean: %s', (message, read) => {
  expect(onlyTheQuestion(message, () => false)).toBe(read)
})

test.each([
  ['holaaaa, es carísimooo?', 'hola, es carísimo?'],
  ['¿a qué hora abre el palacio Carlos III?', '¿a qué hora abre el palacio Carlos III?'],
  ['el faro 45808ddd', 'el faro 45808ddd'],
  ['y el bar Grrr?', 'y el bar Grrr?'],
])('a held letter counts once, but not in a name: %s', (message, read) => {
  expect(onlyTheQuestion(message, (word) => word === 'grrr')).toBe(read)
})

test('laughter is no word of the question, unless a place is called so', () => {
  const isInNames = (word: string) => word === 'jaja'
  expect(onlyTheQuestion('hay baños? es urgente jajaja', isInNames)).toBe('hay baños? es urgente ')
  expect(onlyTheQuestion('qué tal el bar Jaja?', isInNames)).toBe('qué tal el bar Jaja?')
})
