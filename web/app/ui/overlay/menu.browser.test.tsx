import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Menu, menuItem } from './menu.tsx'

const shown = async ({ onOpen = () => {}, choose = () => {} } = {}) => {
  await render(
    <>
      <button type="button">Antes</button>
      <div style={{ marginInlineStart: '300px', width: '44px' }}>
        <Menu label="Menú" icon="≡" onOpen={onOpen}>
          <a href="#uno" className={menuItem}>
            Uno
          </a>
          <button type="button" className={menuItem} onClick={choose}>
            Dos
          </button>
          <button type="button" className={menuItem}>
            Tres
          </button>
        </Menu>
      </div>
      <button type="button">Después</button>
    </>,
  )
  return { button: page.getByRole('button', { name: 'Menú' }), one: page.getByRole('link', { name: 'Uno' }) }
}

test('opens below its button and says so', async () => {
  const onOpen = vi.fn()
  const { button, one } = await shown({ onOpen })
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  await button.click()
  await expect.element(one).toBeVisible()
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  expect(onOpen).toHaveBeenCalledOnce()
  const { bottom, right } = button.element().getBoundingClientRect()
  const list = document.querySelector('[popover]')?.getBoundingClientRect()
  expect(list?.top).toBeCloseTo(bottom + 6, 0)
  expect(list?.right).toBeCloseTo(right, 0)
})

test('closes on a press elsewhere, on its button, and on one of its items', async () => {
  const choose = vi.fn()
  const { button, one } = await shown({ choose })
  for (const closing of ['Después', 'Menú', 'Dos']) {
    await button.click()
    await expect.element(one).toBeVisible()
    await page.getByRole('button', { name: closing }).click()
    await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  }
  expect(choose).toHaveBeenCalledOnce()
})

test('is walked through by arrows, Home and End', async () => {
  const { button, one } = await shown()
  button.element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(one).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(page.getByRole('button', { name: 'Tres' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(one).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(page.getByRole('button', { name: 'Tres' })).toHaveFocus()
  await userEvent.keyboard('{Home}')
  await expect.element(one).toHaveFocus()
})

test('gives the focus back on Escape, and closes when Tab leaves it', async () => {
  const { button } = await shown()
  button.element().focus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(page.getByRole('button', { name: 'Tres' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(button).toHaveFocus()
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard('{ArrowUp}{Tab}')
  await expect.element(page.getByRole('button', { name: 'Después' })).toHaveFocus()
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
})
