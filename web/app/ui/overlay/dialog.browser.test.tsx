import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Dialog } from './dialog.tsx'

/** A dialog that opens another one above itself. */
const Nested = () => {
  const [outer, setOuter] = useState(false)
  const [inner, setInner] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOuter(true)}>
        Abrir
      </button>
      <Dialog open={outer} onClose={() => setOuter(false)} title="Fuera">
        <button type="button" data-autofocus onClick={() => setInner(true)}>
          Más
        </button>
        <Dialog open={inner} onClose={() => setInner(false)} title="Dentro">
          <input aria-label="Nota" />
        </Dialog>
      </Dialog>
    </>
  )
}

const opener = page.getByRole('button', { name: 'Abrir' })
const more = page.getByRole('button', { name: 'Más' })
const outer = page.getByRole('dialog', { name: 'Fuera' })
const inner = page.getByRole('dialog', { name: 'Dentro' })

beforeEach(async () => {
  await render(<Nested />)
  await opener.click()
  await expect.element(outer).toBeVisible()
})

test('begins where its content says, keeps the focus inside, and gives it back', async () => {
  await expect.element(more).toHaveFocus()
  for (let count = 0; count < 6; count++) await userEvent.keyboard('{Tab}')
  expect(opener.element()).not.toBe(document.activeElement)
  await outer.getByRole('button', { name: 'Cerrar' }).click()
  await expect.element(outer).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('closes on a press beside it, and on none inside', async () => {
  await outer.getByText('Fuera').click()
  await expect.element(outer).toBeVisible()
  document.querySelector('dialog')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(outer).not.toBeInTheDocument()
})

test('the back button closes the innermost, one at a time, and Escape does so, too', async () => {
  await more.click()
  await expect.element(inner).toBeVisible()
  history.back()
  await expect.element(inner).not.toBeInTheDocument()
  await expect.element(outer).toBeVisible()
  await more.click()
  await userEvent.keyboard('{Escape}')
  await expect.element(inner).not.toBeInTheDocument()
  await expect.element(outer).toBeVisible()
  history.back()
  await expect.element(outer).not.toBeInTheDocument()
})

test('leaves no entry of its own behind when it is closed otherwise', async () => {
  expect(history.state?.dialog).toBeDefined()
  await outer.getByRole('button', { name: 'Cerrar' }).click()
  await expect.poll(() => history.state?.dialog).toBeUndefined()
  await opener.click()
  await expect.element(outer).toBeVisible()
  expect(history.state?.dialog).toBeDefined()
})
