import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { bootScript } from '../../platform/theme/boot-script.ts'
import { Button } from '../actions/button.tsx'
import { TextField } from './text-field.tsx'
import { useForm } from './use-form.ts'

type Credentials = Record<'email' | 'code', string>

const Entry = ({ onSend }: { onSend: (values: Credentials) => void }) => {
  const { form, submit, field } = useForm({
    initial: { email: '', code: '' },
    check: ({ code }) => ({ code: code === '' ? 'Falta.' : null }),
    send: onSend,
  })
  return (
    <form {...form}>
      <TextField label="Correo" {...field('email')} />
      <TextField label="Código" {...field('code')} />
      <button type="button">Mostrar</button>
      <Button {...submit}>Entrar</Button>
    </form>
  )
}

const email = page.getByRole('textbox', { name: 'Correo' })
const code = page.getByRole('textbox', { name: 'Código' })
const enter = page.getByRole('button', { name: 'Entrar' })
const endings: (() => void)[] = []

/** Shows the form as the server sends it; the result hydrates it. */
const open = (onSend: (values: Credentials) => void) => {
  const container = document.createElement('div')
  container.innerHTML = renderToString(<Entry onSend={onSend} />)
  document.body.append(container)
  endings.push(() => container.remove())
  return async () => {
    const root = hydrateRoot(container, <Entry onSend={onSend} />)
    endings.unshift(() => root.unmount())
    await expect.element(enter).toHaveAttribute('type', 'submit')
  }
}

beforeAll(() => void new Function(bootScript)())
afterEach(() => {
  for (const end of endings.splice(0)) end()
})

test('a form whose button was pressed before hydration is sent once it is hydrated, and once only', async () => {
  const onSend = vi.fn()
  const hydrate = open(onSend)
  await email.fill('lucia@example.org')
  await code.fill('123456')
  await enter.click()
  await hydrate()
  await expect.poll(() => onSend.mock.calls).toEqual([[{ email: 'lucia@example.org', code: '123456' }]])
  await enter.click()
  expect(onSend).toHaveBeenCalledTimes(2)
})

test('so is one that was sent with Enter', async () => {
  const onSend = vi.fn()
  const hydrate = open(onSend)
  await code.fill('123456')
  await userEvent.keyboard('{Enter}')
  await hydrate()
  await expect.poll(() => onSend.mock.calls).toEqual([[{ email: '', code: '123456' }]])
})

test('what is missing in a form sent early is said beside its field', async () => {
  const onSend = vi.fn()
  const hydrate = open(onSend)
  await enter.click()
  await hydrate()
  await expect.element(code).toHaveAccessibleDescription('Falta.')
  expect(onSend).not.toHaveBeenCalled()
})

test('typing, and pressing another button, sends nothing', async () => {
  const onSend = vi.fn()
  const hydrate = open(onSend)
  await code.fill('123456')
  await page.getByRole('button', { name: 'Mostrar' }).click()
  await hydrate()
  await enter.click()
  expect(onSend).toHaveBeenCalledTimes(1)
})
