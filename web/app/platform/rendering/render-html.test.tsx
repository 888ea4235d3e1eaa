import { Suspense, use } from 'react'
import { expect, test, vi } from 'vitest'
import { renderHtml } from './render-html.ts'

const render = async (body: React.ReactNode, options: Partial<Parameters<typeof renderHtml>[1]> = {}) => {
  const html = await renderHtml(
    <html lang="es">
      <body>{body}</body>
    </html>,
    { nonce: 'n0', signal: new AbortController().signal, timeoutMs: 5_000, onError: () => {}, ...options },
  )
  return html.toString()
}

const Late = ({ text }: { text: Promise<string> }) => <p>{use(text)}</p>
const late = (text: string) => new Promise<string>((resolve) => setImmediate(() => resolve(text)))

test('the page is whole: what was waited for stands in its place, however long it is', async () => {
  const text = 'palabra '.repeat(10_000)
  const html = await render(
    <Suspense fallback="Cargando…">
      <Late text={late(text)} />
      <footer>fin</footer>
    </Suspense>,
  )
  expect(html).toContain(`<p>${text}</p><footer>fin</footer>`)
  expect(html).not.toContain('Cargando…')
})

test('no inline script is without the nonce', async () => {
  const html = await render(
    <Suspense fallback="Cargando…">
      <Late text={late('listo')} />
    </Suspense>,
  )
  for (const [tag] of html.matchAll(/<script\b[^>]*>/g)) expect(tag).toContain('nonce="n0"')
})

const never = new Promise<string>(() => {})
const waiting = (
  <Suspense fallback="Cargando…">
    <Late text={never} />
  </Suspense>
)

test('a part that never comes is given up and reported, and there is no page without it', async () => {
  const onError = vi.fn()
  await expect(render(waiting, { timeoutMs: 20, onError })).rejects.toThrow('took too long')
  expect(onError).toHaveBeenCalledOnce()
})

test('a page is not shown without a part that failed', async () => {
  const failing = (
    <Suspense fallback="Cargando…">
      <Late text={late('').then(() => Promise.reject(new Error('no part')))} />
    </Suspense>
  )
  await expect(render(failing)).rejects.toThrow('no part')
})

test('a visitor who leaves stops the rendering, and is not even rendered for when they left before', async () => {
  const onError = vi.fn()
  const leaving = new AbortController()
  const rendering = render(waiting, { signal: leaving.signal, onError })
  setImmediate(() => leaving.abort(new Error('left')))
  await expect(rendering).rejects.toThrow('left')
  expect(onError.mock.calls[0]?.[0]).toMatchObject({ message: 'left' })
  await expect(render(waiting, { signal: leaving.signal })).rejects.toThrow('left')
})

test('a page whose frame cannot be rendered is no page', async () => {
  const Broken = () => {
    throw new Error('broken')
  }
  await expect(render(<Broken />)).rejects.toThrow('broken')
})
