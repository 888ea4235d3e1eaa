import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NoteText } from './note-text.tsx'

const html = (text: string) => renderToStaticMarkup(<NoteText text={text} />)
/** The addresses of its links, and all of its words. */
const linked = (text: string) => ({
  links: [...html(text).matchAll(/href="([^"]*)"/g)].map(([, href]) => href),
  words: html(text).replaceAll(/<[^>]*>/g, ''),
})
const WIKI = 'https://es.wikipedia.org/wiki/Mérida_(España)'

test.each([
  [WIKI, WIKI],
  [`Está en ${WIKI}.`, `Está en ${WIKI}.`],
  [`(véase ${WIKI}), y más`, `(véase ${WIKI}), y más`],
  [`Ver [la ciudad](${WIKI}).`, 'Ver la ciudad.'],
])('a link keeps its parentheses: %s', (text, words) =>
  expect(linked(text)).toEqual({ links: [WIKI], words }),
)

test.each([
  ['(https://faro.example/horario)', 'https://faro.example/horario'],
  ['[horario](https://faro.example/a) (abierto)', 'https://faro.example/a'],
  ['https://faro.example/(sin-cerrar', 'https://faro.example/'],
])('a parenthesis of the sentence is no part of the link: %s', (text, link) =>
  expect(linked(text).links).toEqual([link]),
)

test('lines that begin with a bullet are a list, as those with a hyphen', () =>
  expect(html('Llevar:\n• Agua\n•\tGorra\n- Mapa')).toMatch(
    /<p>Llevar:<\/p><ul><li>Agua<\/li><li>Gorra<\/li><li>Mapa<\/li><\/ul>/,
  ))

test('asterisks with spaces around them stay, as in a multiplication', () =>
  expect(html('2 * 3 noches y 4 * 5 días, **eso** sí *seguro*')).toContain(
    '<p>2 * 3 noches y 4 * 5 días, <strong>eso</strong> sí <em>seguro</em></p>',
  ))

test('a long text that almost is a link is read at once', () =>
  expect(linked(`https://${'(a'.repeat(5_000)}`).links).toEqual([]))
