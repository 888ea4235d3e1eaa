import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PasswordHints } from './password-hints.tsx'

const hints = (password: string) => renderToStaticMarkup(<PasswordHints password={password} />)

test('what a password lacks is listed as missing from the beginning', () => {
  expect(hints('')).toMatch(/Faltan:.*Al menos 8 caracteres.*Una mayúscula.*Un número.*Un símbolo/)
  expect(hints('caminante')).toContain('Faltan:')
  expect(hints('Caminante#2026')).toContain('Cumple con todo:')
})
