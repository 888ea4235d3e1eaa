import { expect, test } from 'vitest'
import { withoutRepeatedQuotes } from './repeated-quotes.ts'

const [one, two, three] = ['> «Uno.»', '> «Dos.»', '> «Tres.»']
const answer = (...paragraphs: (string | undefined)[]) => paragraphs.join('\n\n')

test('a quote stays in the answer that has no other', () => {
  expect(withoutRepeatedQuotes([answer('Sobre A:', one, two), answer('Sobre B:', two)])).toEqual([
    answer('Sobre A:', one),
    answer('Sobre B:', two),
  ])
})
test('a quote that several answers could do without stays in the first', () => {
  expect(withoutRepeatedQuotes([answer('A', one, two), answer('B', two, three)])).toEqual([
    answer('A', one, two),
    answer('B', three),
  ])
})
test('no answer loses its last quote, and other text stays', () => {
  const texts = [answer('A', one, 'Fin.'), answer('B', one, 'Fin.')]
  expect(withoutRepeatedQuotes(texts)).toEqual(texts)
})
