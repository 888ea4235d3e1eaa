import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { TextField } from './text-field.tsx'
import { useForm } from './use-form.ts'

const INITIAL = { name: '', city: '' }
const missing = (value: string) => (value === '' ? 'Falta.' : null)

interface TripProps {
  onSend: (values: typeof INITIAL) => void
  /** The server's error for the city. */
  refusal?: string
  draft?: string
  initial?: typeof INITIAL
}

const Trip = ({ onSend, refusal, draft, initial = INITIAL }: TripProps) => {
  const { form, submit, field, fail, hideErrors, clear } = useForm({
    initial,
    draft,
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
      <button type="button" onClick={hideErrors}>
        Cerrar
      </button>
      <button type="button" onClick={clear}>
        Vaciar
      </button>
    </form>
  )
}

const name = page.getByRole('textbox', { name: 'Nombre' })
const city = page.getByRole('textbox', { name: 'Ciudad' })
const save = page.getByRole('button', { name: 'Guardar' })

beforeEach(() => localStorage.clear())

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

test('a form with a draft keeps what was typed until it is emptied', async () => {
  const first = await render(<Trip onSend={vi.fn()} draft="trip" />)
  await name.fill('Norte')
  await first.unmount()
  const second = await render(<Trip onSend={vi.fn()} draft="trip" />)
  await expect.element(name).toHaveValue('Norte')
  await expect.element(city).toHaveValue('')
  await page.getByRole('button', { name: 'Vaciar' }).click()
  await expect.element(name).toHaveValue('')
  await second.unmount()
  await render(<Trip onSend={vi.fn()} draft="trip" />)
  await expect.element(name).toHaveValue('')
})

test('a draft replaces the values that a form starts with', async () => {
  const initial = { name: 'Norte', city: 'Salta' }
  const first = await render(<Trip onSend={vi.fn()} draft="trip" initial={initial} />)
  await city.fill('Jujuy')
  await first.unmount()
  await render(<Trip onSend={vi.fn()} draft="trip" initial={initial} />)
  await expect.element(city).toHaveValue('Jujuy')
  await expect.element(name).toHaveValue('Norte')
})

test('a form without a draft keeps nothing', async () => {
  const first = await render(<Trip onSend={vi.fn()} />)
  await name.fill('Norte')
  await first.unmount()
  expect(localStorage).toHaveLength(0)
})

test('a dialog that closes hides the errors and keeps what was typed', async () => {
  await render(<Trip onSend={vi.fn()} />)
  await name.fill('Norte')
  await save.click()
  await expect.element(city).toHaveAccessibleDescription('Falta.')
  await page.getByRole('button', { name: 'Cerrar' }).click()
  expect(page.getByText('Falta.').elements()).toHaveLength(0)
  await expect.element(name).toHaveValue('Norte')
})
