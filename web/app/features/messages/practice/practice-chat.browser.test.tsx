import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PracticeChat } from './practice-chat.tsx'

const field = page.getByLabelText('Escribe un mensaje de práctica')
const conversation = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })

test('keeps the newest message in view, and says that it was sent', async () => {
  await page.viewport(1280, 800)
  await render(<PracticeChat />)
  await conversation('Nora').click()
  for (let line = 1; line <= 12; line++) {
    await field.fill(`m${line}`)
    await userEvent.keyboard('{Enter}')
  }
  const list = page.getByRole('list', { name: 'Mensajes' })
  const messages = () =>
    list
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent)
  await expect.poll(() => messages().at(-1)).toMatch(/m12.*Enviado/s)
  expect(messages()[0]).not.toContain('Enviado')
  const { scrollTop, clientHeight, scrollHeight } = list.element()
  expect(scrollHeight).toBeGreaterThan(clientHeight)
  expect(scrollTop + clientHeight).toBeGreaterThanOrEqual(scrollHeight - 1)
})

test('going back on a small screen leads to the conversation that was open', async () => {
  await page.viewport(360, 740)
  await render(<PracticeChat />)
  await conversation('Tomás').click()
  await expect.element(field).toHaveFocus()
  await page.getByRole('button', { name: 'Volver' }).click()
  await expect.element(conversation('Tomás')).toHaveFocus()
})

test('the focus stays in the list when a conversation is removed', async () => {
  await page.viewport(1280, 800)
  await render(<PracticeChat />)
  await conversation('Nora').click()
  await page.getByRole('button', { name: 'Quitar la conversación con Nora Valdés' }).click()
  await expect.element(conversation('Tomás')).toHaveFocus()
  await conversation('Tomás').click()
  await page.getByRole('button', { name: 'Quitar la conversación con Tomás Iriarte' }).click()
  await expect.element(page.getByRole('button', { name: 'Agregar persona al chat' })).toHaveFocus()
})
