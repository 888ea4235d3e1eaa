import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Footer } from './footer.tsx'

const linksOf = (contactEmail: string | null, sourceUrl: string | null) =>
  renderToStaticMarkup(<Footer contactEmail={contactEmail} sourceUrl={sourceUrl} />).match(/href="[^"]*"/g)

test('the footer links privacy, terms and rules, what is configured, and nothing else', () => {
  const law = ['href="/privacidad"', 'href="/terminos"', 'href="/normas"']
  expect(linksOf('hola@example.com', 'https://example.com/codigo')).toEqual([
    'href="mailto:hola@example.com"',
    'href="https://example.com/codigo"',
    ...law,
  ])
  expect(linksOf(null, null)).toEqual(law)
})
