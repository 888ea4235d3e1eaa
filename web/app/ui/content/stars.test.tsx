import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Stars } from './stars.tsx'

test('stars tell their rating in Spanish and fill to its fraction', () => {
  const html = renderToStaticMarkup(<Stars value={4.5} />)
  expect(html).toContain('aria-label="4,5 de 5"')
  expect(html).toContain('--filled:90%')
})

test('stars never fill beyond five', () => {
  expect(renderToStaticMarkup(<Stars value={7} />)).toContain('--filled:100%')
})
