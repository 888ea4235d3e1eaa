import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Tabs } from './tabs.tsx'

const TABS = [
  { name: 'one', label: 'Uno' },
  { name: 'two', label: 'Dos' },
  { name: 'three', label: 'Tres' },
] as const

const MANY = ['Abiertas', 'Correcciones', 'Apelaciones', 'Decididas', 'Registro'] as const

const Chosen = () => {
  const [selected, select] = useState<(typeof TABS)[number]['name']>('one')
  return (
    <Tabs label="Vistas" tabs={TABS} selected={selected} onSelect={select}>
      <button type="button">Dentro de {selected}</button>
    </Tabs>
  )
}

const tab = (name: string) => page.getByRole('tab', { name })

beforeEach(async () => {
  await render(<Chosen />)
})

test('says which one is selected, and its panel is named by it', async () => {
  await tab('Dos').click()
  await expect.element(tab('Dos')).toHaveAttribute('aria-selected', 'true')
  await expect.element(tab('Uno')).toHaveAttribute('aria-selected', 'false')
  await expect.element(page.getByRole('tabpanel', { name: 'Dos' })).toHaveTextContent('Dentro de two')
  const panel = document.getElementById(tab('Dos').element().getAttribute('aria-controls') ?? '')
  expect(panel?.getAttribute('role')).toBe('tabpanel')
})

test('arrows go round, Home and End to the ends, and the focus goes along', async () => {
  tab('Uno').element().focus()
  for (const [key, name] of [
    ['{ArrowRight}', 'Dos'],
    ['{ArrowRight}', 'Tres'],
    ['{ArrowRight}', 'Uno'],
    ['{ArrowLeft}', 'Tres'],
    ['{Home}', 'Uno'],
    ['{End}', 'Tres'],
  ] as const) {
    await userEvent.keyboard(key)
    await expect.element(tab(name)).toHaveFocus()
    await expect.element(tab(name)).toHaveAttribute('aria-selected', 'true')
  }
})

test('Tab comes to the selected one and then to its panel', async () => {
  await tab('Dos').click()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('button', { name: 'Dentro de two' })).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(tab('Dos')).toHaveFocus()
})

test('more tabs than fit scroll within their row, as far as the selected one', async () => {
  await page.viewport(320, 600)
  const tabs = MANY.map((name) => ({ name, label: name }))
  await render(
    <Tabs label="Mesa" tabs={tabs} selected="Registro" onSelect={() => {}}>
      Nada
    </Tabs>,
  )
  expect(document.documentElement.scrollWidth).toBe(320)
  const { right } = tab('Registro').element().getBoundingClientRect()
  expect(Math.floor(right)).toBeLessThanOrEqual(320)
  await page.viewport(1280, 800)
})
