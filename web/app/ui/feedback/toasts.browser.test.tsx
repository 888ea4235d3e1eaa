import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { dismissToast, showToast } from '../../platform/toasts.ts'
import { Dialog } from '../overlay/dialog.tsx'
import { Toasts } from './toasts.tsx'
import '../styles/tokens.css'

const Terms = () => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Términos"
        actions={<button type="button">De acuerdo</button>}
      >
        <p style={{ height: '100rem' }}>Léelos con calma.</p>
      </Dialog>
      <Toasts />
    </>
  )
}

/** The code that keeps toasts off the buttons has to load first. */
const SLOWLY = { timeout: 10_000 }

const shown: number[] = []
afterEach(() => {
  for (const id of shown.splice(0)) dismissToast(id)
})

const overlap = (said: string) => {
  const [one, other] = [page.getByText(said), page.getByRole('button', { name: 'De acuerdo' })].map((found) =>
    found.element().getBoundingClientRect(),
  )
  return one && other ? one.top < other.bottom && one.bottom > other.top : true
}

test('what is said lies on no button of a dialog, whichever came first', async () => {
  await page.viewport(360, 640)
  await render(<Terms />)
  shown.push(showToast('Inicio de sesión exitoso.', { durationMs: 60_000 }))
  await page.getByRole('button', { name: 'Abrir' }).click()
  await expect.poll(() => overlap('Inicio de sesión exitoso.'), SLOWLY).toBe(false)
  shown.push(showToast('Guardado.', { durationMs: 60_000 }))
  await expect.element(page.getByText('Guardado.')).toBeVisible()
  await expect.poll(() => overlap('Guardado.'), SLOWLY).toBe(false)
  // Once the dialog is closed, toasts are shown at the edge again.
  await page.getByRole('button', { name: 'Cerrar' }).first().click()
  const below = () =>
    window.innerHeight - page.getByText('Guardado.').element().getBoundingClientRect().bottom
  await expect.poll(below, SLOWLY).toBeLessThan(40)
})

test('whoever uses or closes a toast is back where they were when it appeared', async () => {
  await render(<Terms />)
  const open = page.getByRole('button', { name: 'Abrir' })
  const toast = (text: string) =>
    showToast(text, { durationMs: 60_000, action: { label: 'Deshacer', run: () => {} } })
  for (const way of ['Deshacer', 'Cerrar aviso']) {
    ;(open.element() as HTMLElement).focus()
    shown.push(toast('Se quitó.'))
    const button = page.getByRole('button', { name: way })
    await expect.element(button).toBeVisible()
    ;(button.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(open).toHaveFocus()
  }
})

test('a toast over a dialog can be used and closed, and one from before the dialog stays', async () => {
  await render(<Terms />)
  const undone: string[] = []
  const toast = (text: string) =>
    showToast(text, { durationMs: 60_000, action: { label: 'Deshacer', run: () => undone.push(text) } })
  shown.push(toast('Se quitó.'))
  await page.getByRole('button', { name: 'Abrir' }).click()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  expect(undone).toEqual(['Se quitó.'])
  shown.push(toast('Se quitó otra vez.'))
  await page.getByRole('button', { name: 'Cerrar aviso' }).click()
  await expect.element(page.getByText('Se quitó otra vez.')).not.toBeInTheDocument()
  await expect.element(page.getByRole('dialog')).toBeVisible()
})

test('toasts are back on the page when what opened the dialog goes with it', async () => {
  const Whole = ({ isThere }: { isThere: boolean }) => (
    <>
      {isThere && (
        <Dialog open onClose={() => {}} title="Términos">
          <p>Léelos con calma.</p>
        </Dialog>
      )}
      <Toasts />
    </>
  )
  const { rerender } = await render(<Whole isThere />)
  shown.push(showToast('Guardado.', { durationMs: 60_000 }))
  await expect.element(page.getByText('Guardado.')).toBeVisible()
  await rerender(<Whole isThere={false} />)
  await expect.element(page.getByText('Guardado.')).toBeVisible()
  await page.getByRole('button', { name: 'Cerrar aviso' }).click()
  await expect.element(page.getByText('Guardado.')).not.toBeInTheDocument()
})

test('a toast that is shown as its dialog goes is shown on the page', async () => {
  const Question = () => {
    const [isThere, setThere] = useState(true)
    const agree = () => {
      setThere(false)
      shown.push(showToast('Copiado.', { durationMs: 60_000 }))
    }
    return (
      <>
        {isThere && (
          <Dialog open onClose={() => {}} title="Copiar">
            <button type="button" onClick={agree}>
              Copiar ahora
            </button>
          </Dialog>
        )}
        <Toasts />
      </>
    )
  }
  await render(<Question />)
  await page.getByRole('button', { name: 'Copiar ahora' }).click()
  await expect.element(page.getByText('Copiado.')).toBeVisible()
})
