import { type CSSProperties, useState } from 'react'
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

/** The tokens that a dialog is made of, and surroundings that must not show in it. */
const SURROUNDINGS = {
  '--text-md': '17px',
  '--leading-text': 1.6,
  '--space-4': '16px',
  fontSize: 9,
  lineHeight: 1,
  textAlign: 'right',
} as CSSProperties

test('has its own type, whatever surrounds its button, and a space below what it says first', async () => {
  const { container } = await render(
    <div style={SURROUNDINGS}>
      <Dialog open onClose={() => {}} title="En un mensaje">
        <div role="alert">No se pudo enviar.</div>
        <span>Texto</span>
      </Dialog>
    </div>,
  )
  const look = getComputedStyle(container.querySelector('dialog') as HTMLElement)
  expect([look.fontSize, look.lineHeight, look.textAlign]).toEqual(['17px', '27.2px', 'start'])
  const alert = container.querySelector('[role="alert"]') as HTMLElement
  expect(getComputedStyle(alert).marginBlockEnd).toBe('16px')
})
