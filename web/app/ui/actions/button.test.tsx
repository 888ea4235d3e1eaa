import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Button } from './button.tsx'

describe('a button', () => {
  test('submits a form only when told to', () => {
    expect(renderToStaticMarkup(<Button>Guardar</Button>)).toContain('type="button"')
    expect(renderToStaticMarkup(<Button type="submit">Guardar</Button>)).toContain('type="submit"')
  })
  test('says that it is busy and keeps the focus it may have', () => {
    const html = renderToStaticMarkup(<Button busy>Guardando…</Button>)
    expect(html).toContain('aria-busy="true"')
    expect(html).toContain('aria-disabled="true"')
    expect(html).not.toMatch(/ disabled/)
  })
  test('at rest is neither busy nor disabled', () => {
    expect(renderToStaticMarkup(<Button>Guardar</Button>)).not.toMatch(/aria-busy|aria-disabled/)
  })
})
