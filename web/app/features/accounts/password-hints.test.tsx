import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PasswordHints } from './password-hints.tsx'

const hints = (password: string, touched: boolean) =>
  renderToStaticMarkup(<PasswordHints password={password} touched={touched} />)

test('what a password lacks is called missing as soon as the field was touched', () => {
  expect(hints('', false)).toContain('Debe tener:')
  expect(hints('', true)).toContain('Faltan:')
  expect(hints('caminante', true)).toContain('Faltan:')
  expect(hints('Caminante#2026', true)).toContain('Cumple con todo:')
})
