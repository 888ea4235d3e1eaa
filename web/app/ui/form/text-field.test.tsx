import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { TextArea } from './text-area.tsx'
import { TextField } from './text-field.tsx'

describe('a field', () => {
  test('ties its label, hint and error to the control', () => {
    const html = renderToStaticMarkup(
      <TextField id="email" label="Correo" hint="El de siempre." error="Falta el correo." />,
    )
    expect(html).toContain('<label class="')
    expect(html).toContain('for="email"')
    expect(html).toMatch(/<input[^>]*aria-describedby="email-hint email-error"/)
    expect(html).toMatch(/id="email-hint">El de siempre\.</)
    expect(html).toMatch(/id="email-error"[^>]*>Falta el correo\.</)
    expect(html).toContain('aria-invalid="true"')
  })
  test('without an error is not invalid, and keeps the line for one', () => {
    const html = renderToStaticMarkup(<TextField id="email" label="Correo" />)
    expect(html).not.toContain('aria-invalid')
    expect(html).not.toContain('aria-describedby')
    expect(html).toMatch(/id="email-error"[^>]*><\/div>/)
  })
  test('of several lines counts what is written against its limit', () => {
    const html = renderToStaticMarkup(
      <TextArea label="Reseña" counterLimit={1000} defaultValue="Qué lugar" />,
    )
    expect(html).toContain('9/1000 caracteres')
  })
})
