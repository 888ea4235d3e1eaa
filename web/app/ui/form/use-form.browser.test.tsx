import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { TextField } from './text-field.tsx'
import { useForm } from './use-form.ts'

const INITIAL = { name: '', city: '' }
const missing = (value: string) => (value === '' ? 'Falta.' : null)

/** `refusal`: the server's error for the city. */
const Trip = ({ onSend, refusal }: { onSend: (values: typeof INITIAL) => void; refusal?: string }) => {
  const { form, submit, field, fail } = useForm({
    initial: INITIAL,
    check: ({ name, city }) => ({ name: missing(name), city: missing(city) }),
    send: (values) => {
      onSend(values)
      if (refusal) fail('city', refusal)
    },
  })
  return (
    <form {...form}>
      <TextField label="Nombre" {...field('name')} />
      <TextField label="Ciudad" {...field('city')} />
      <button {...submit}>Guardar</button>
    </form>
  )
}

const name = page.getByRole('textbox', { name: 'Nombre' })
const city = page.getByRole('textbox', { name: 'Ciudad' })
const save = page.getByRole('button', { name: 'Guardar' })

test('a field complains once it was left, and no other one does', async () => {
  await render(<Trip onSend={vi.fn()} />)
  await name.click()
  expect(page.getByText('Falta.').elements()).toHaveLength(0)
  await userEvent.tab()
  await expect.element(name).toHaveAccessibleDescription('Falta.')
  expect(page.getByText('Falta.').elements()).toHaveLength(1)
})

test('sent too early, the focus goes to the first field that complains, and nothing is sent', async () => {
  const onSend = vi.fn()
  await render(<Trip onSend={onSend} />)
  await name.fill('Norte')
  await save.click()
  await expect.element(city).toHaveFocus()
  await expect.element(city).toHaveAccessibleDescription('Falta.')
  expect(onSend).not.toHaveBeenCalled()
})

test('what the server has against a field is said there until it is changed', async () => {
  const onSend = vi.fn()
  await render(<Trip onSend={onSend} refusal="No existe." />)
  await name.fill('Norte')
  await city.fill('Ñ')
  await save.click()
  expect(onSend).toHaveBeenCalledWith({ name: 'Norte', city: 'Ñ' })
  await expect.element(city).toHaveFocus()
  await expect.element(city).toHaveAccessibleDescription('No existe.')
  await city.fill('Salta')
  await expect.element(city).not.toHaveAccessibleDescription('No existe.')
})

test('fields that are filled in within one moment are all kept', async () => {
  const onSend = vi.fn()
  await render(<Trip onSend={onSend} />)
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  for (const [field, value] of [
    [name, 'Norte'],
    [city, 'Salta'],
  ] as const) {
    write?.call(field.element(), value)
    field.element().dispatchEvent(new Event('input', { bubbles: true }))
  }
  await save.click()
  expect(onSend).toHaveBeenCalledWith({ name: 'Norte', city: 'Salta' })
})
