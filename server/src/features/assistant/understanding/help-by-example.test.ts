import { expect, test } from 'vitest'
import { read } from '../lexicon/lexicon.ts'
import { guessHelp, parseExamples } from './help-by-example.ts'

test('each topic has examples, and none stands under two topics', () => {
  const examples = parseExamples(read('ejemplos'))
  const seen = new Map<string, string>()
  for (const [topic, lines] of examples) {
    expect(lines.length, topic).toBeGreaterThanOrEqual(40)
    for (const line of lines) {
      expect(seen.get(line) ?? topic, line).toBe(topic)
      seen.set(line, topic)
    }
  }
})

test('a block under a name that is no topic is refused with its name', () => {
  expect(() => parseExamples('[viaje]\ndónde como\n[volar]\ncómo vuelo')).toThrow(/volar/)
})

test.each([
  ['me llegan avisos a cada rato y no quiero', 'notifications'],
  ['me escribe un baboso que no conozco y quiero que no pueda más', 'keepAway'],
  ['quiero que mi suegra mire el recorrido sin abrirse una cuenta', 'shared'],
  ['me cambiaron el telefono y ya no me salen los seis numeritos', 'lockedOut'],
  ['hay forma de tener todo impreso en papelito', 'export'],
  ['is there a way to stop the weekly email thing', 'notifications'],
  ['come faccio a togliere il mio account per sempre', 'deleteAccount'],
])('%s: is about %s, though it has none of its words', async (text, topic) => {
  const { topics, certainty } = await guessHelp(text)
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
])('%s: is rather no question about the product', async (text) => {
  expect((await guessHelp(text)).certainty).toBeLessThan(0.6)
})
