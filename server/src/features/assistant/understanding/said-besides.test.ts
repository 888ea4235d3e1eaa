import { expect, test } from 'vitest'
import { saidBesides } from './said-besides.ts'

test.each([
  ['q dia no abre el museo? la otra vez me comí un viaje al cuete', 'la otra vez me comí un viaje al cuete'],
  ['cuánto rato te dejan estar dentro q voy con el tiempo justo', 'q voy con el tiempo justo'],
  ['hay que taparse para entrar, ando en camiseta', 'ando en camiseta'],
  ['salgo de la catedral, a dónde sigo a pata', ''],
  ['¿Aceptan tarjeta?', ''],
  ['y eso? en el mercado', ''],
])('in «%s», «%s» is no part of the question', (message, besides) => {
  const words = message.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  expect([...saidBesides(message)].map((at) => words[at]).join(' ')).toBe(besides)
})
