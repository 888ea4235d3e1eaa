import { expect, test } from 'vitest'
import { guessHelp } from './help-by-example.ts'

test.each([
  ['me llegan avisos a cada rato y no quiero', 'notifications'],
  ['me escribe un baboso que no conozco y quiero que no pueda más', 'keepAway'],
  ['quiero que mi suegra mire el recorrido sin abrirse una cuenta', 'shared'],
  ['me cambiaron el telefono y ya no me salen los seis numeritos', 'lockedOut'],
  ['hay forma de tener todo impreso en papelito', 'export'],
  ['is there a way to stop the weekly email thing', 'notifications'],
  ['come faccio a togliere il mio account per sempre', 'deleteAccount'],
])('%s: is about %s, though it has none of its words', (text, topic) => {
  const { topics, certainty } = guessHelp(text)
  expect(certainty).toBeGreaterThan(0.6)
  expect(topics.slice(0, 3)).toContain(topic)
})

test.each([
  'dónde puedo sacar buenas fotos en cusco',
  'cuanto cuesta la entrada y si hay descuento para grupos',
  'y cuanto sale',
  'un hostal con wifi donde pueda trabajar',
  'where can I eat something cheap tonight',
  'il mercato è aperto la domenica?',
])('%s: is rather no question about the product', (text) => {
  expect(guessHelp(text).certainty).toBeLessThan(0.6)
})
