import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ConfirmDialog } from './confirm-dialog.tsx'

const Asking = ({ onYes, busy }: { onYes?: () => void; busy?: boolean }) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Borrar
      </button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        title="Eliminar grupo"
        no="No"
        yes="Sí, eliminar"
        doing="Eliminando…"
        onYes={onYes}
        busy={busy}
      >
        ¿Eliminar grupo?
      </ConfirmDialog>
    </>
  )
}

const dialog = page.getByRole('alertdialog', { name: 'Eliminar grupo' })
const opener = page.getByRole('button', { name: 'Borrar' })

test('the harmless answer has the focus; Escape does nothing but close, and gives the focus back', async () => {
  const onYes = vi.fn()
  await render(<Asking onYes={onYes} />)
  await opener.click()
  await expect.element(page.getByRole('button', { name: 'No', exact: true })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  expect(onYes).not.toHaveBeenCalled()
})

test("only the button that says so does it, and the browser's back button closes the question", async () => {
  const onYes = vi.fn()
  await render(<Asking onYes={onYes} />)
  await opener.click()
  await page.getByRole('button', { name: 'Sí, eliminar' }).click()
  expect(onYes).toHaveBeenCalledOnce()
  history.back()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a double click does it once: the second of two requests would be refused', async () => {
  const onYes = vi.fn()
  await render(<Asking onYes={onYes} />)
  await opener.click()
  await page.getByRole('button', { name: 'Sí, eliminar' }).dblClick()
  expect(onYes).toHaveBeenCalledOnce()
})

test('while it is being done, it says so and cannot be closed', async () => {
  await render(<Asking busy />)
  await opener.click()
  await expect.element(page.getByRole('button', { name: 'Eliminando…' })).toHaveAttribute('aria-busy', 'true')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'No', exact: true })).toBeDisabled()
})
