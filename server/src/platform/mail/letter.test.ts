import { expect, test } from 'vitest'
import { type LetterContent, letter } from './letter.ts'

const content: LetterContent = {
  to: 'ana@example.com',
  subject: 'Confirma tu correo',
  title: 'Ya casi estás',
  paragraphs: ['Hola:', 'Confirma tu correo para empezar.'],
  button: { label: 'Confirmar correo', url: 'https://andariego.example/confirm-email/abc' },
  footnote: 'El enlace vale 24 horas.',
}

test('the HTML and the text part say the same and carry the link', () => {
  const { html, text, link } = letter(content)
  for (const said of [content.title, ...content.paragraphs, content.button.label, content.footnote, link]) {
    expect(html).toContain(said)
    expect(text).toContain(said)
  }
})

test('the HTML is Spanish, has one button and supports dark mode', () => {
  const { html } = letter(content)
  expect(html).toContain('<html lang="es">')
  expect(html.match(/class="button"/g)).toHaveLength(1)
  expect(html).toContain('prefers-color-scheme:dark')
  expect(html).not.toContain('<table')
  expect(html).not.toContain('<img')
})

test('text that people typed cannot become markup', () => {
  const typed = '<img src=x onerror=alert(1)> & "\'</style>'
  const { html } = letter({
    ...content,
    subject: typed,
    title: typed,
    paragraphs: [typed],
    button: { label: typed, url: 'https://andariego.example/?q="><b>&x=1' },
    footnote: typed,
  })
  expect(html).not.toContain('<img')
  expect(html).not.toContain('<b>')
  expect(html.match(/<\/style>/g)).toHaveLength(1)
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;&#39;&lt;/style&gt;')
})

test('optional mail contains a way to unsubscribe, for people and for mail programs', () => {
  const unsubscribe = {
    label: 'No recibir más <correos>',
    url: 'https://andariego.example/baja?token=x&tipo=trip',
    oneClickUrl: 'https://andariego.example/api/notifications/unsubscribe/x',
  }
  const { html, text, oneClickUrl } = letter({ ...content, unsubscribe })
  expect(html).toContain('No recibir más &lt;correos&gt;')
  expect(html).toContain('href="https://andariego.example/baja?token=x&amp;tipo=trip"')
  expect(text).toContain(`No recibir más <correos>:\n${unsubscribe.url}`)
  expect(oneClickUrl).toBe(unsubscribe.oneClickUrl)
  const forged = { ...unsubscribe, oneClickUrl: 'javascript:alert(1)' }
  expect(() => letter({ ...content, unsubscribe: forged })).toThrow(TypeError)
})

test('a subject stays on one line', () => {
  const { subject } = letter({ ...content, subject: 'Hola\r\nBcc: eve@example.com\u2028x' })
  expect(subject).toBe('Hola Bcc: eve@example.com x')
})

test.each(['javascript:alert(1)', 'data:text/html,x', '/relative'])('a button never leads to %s', (url) => {
  expect(() => letter({ ...content, button: { label: 'x', url } })).toThrow(TypeError)
})
