import { expect, test } from 'vitest'
import { withoutAsides } from './asides.ts'

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
])('«%s» is read as «%s»', (message, read) => {
  expect(withoutAsides(message)).toBe(read)
})
