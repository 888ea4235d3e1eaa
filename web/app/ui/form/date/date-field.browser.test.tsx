import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Combobox } from '../combobox/combobox.tsx'
import { useForm } from '../use-form.ts'
import { DateField } from './date-field.tsx'

const LIMITS = { min: '1900-01-01', max: '2100-12-31' }

/** Shows the form's value, with a button to clear it. */
const Departure = ({ initial = '', onSettled }: { initial?: string; onSettled?: (day: string) => void }) => {
  const [value, setValue] = useState(initial)
  return (
    <>
      <DateField
        label="Salida"
        {...LIMITS}
        value={value}
        error={value === 'mal' ? 'No es un día.' : null}
        onChange={(day, settled) => {
          setValue(day)
          if (settled) onSettled?.(day)
        }}
      />
      <output aria-label="valor">{value}</output>
      <button type="button" onClick={() => setValue('')}>
        Vaciar
      </button>
    </>
  )
}

const field = page.getByRole('textbox', { name: 'Salida' })
const opener = page.getByRole('button', { name: 'Abrir el calendario' })
const calendar = page.getByRole('dialog', { name: 'Elige un día' })
const held = page.getByLabelText('valor')
const focusedDay = () => document.activeElement?.getAttribute('aria-label')

test('reads what Spanish speakers write, says it in words, and writes it out when the field is left', async () => {
  const onSettled = vi.fn()
  await render(<Departure onSettled={onSettled} />)
  await field.click()
  await userEvent.keyboard('3/4/2027')
  await expect.element(held).toHaveTextContent('2027-04-03')
  await expect.element(page.getByText('sábado, 3 de abril de 2027')).toBeVisible()
  expect(onSettled).not.toHaveBeenCalled()
  await expect.element(field).toHaveValue('3/4/2027')
  await userEvent.tab()
  await expect.element(field).toHaveValue('03/04/2027')
  expect(onSettled).toHaveBeenCalledExactlyOnceWith('2027-04-03')
})

test('keeps what is no day, as it was typed, for the form to complain about', async () => {
  await render(<Departure />)
  await field.click()
  await userEvent.keyboard('mal')
  await userEvent.tab()
  await expect.element(field).toHaveValue('mal')
  await expect.element(field).toHaveAccessibleDescription('No es un día.')
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('button', { name: 'Vaciar' }).click()
  await expect.element(field).toHaveValue('')
})

test('opens a month in Spanish at the day, which arrows and pages lead through; Enter picks', async () => {
  const onSettled = vi.fn()
  await render(<Departure initial="2027-04-03" onSettled={onSettled} />)
  await opener.click()
  await expect.element(calendar).toBeVisible()
  await expect.element(page.getByRole('grid', { name: 'abril de 2027' })).toBeVisible()
  await expect.poll(focusedDay).toBe('sábado, 3 de abril de 2027')
  expect(document.querySelectorAll('td[aria-selected="true"]')).toHaveLength(1)
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.poll(focusedDay).toBe('lunes, 5 de abril de 2027')
  await userEvent.keyboard('{ArrowDown}{End}')
  await expect.poll(focusedDay).toBe('domingo, 18 de abril de 2027')
  await userEvent.keyboard('{PageDown}')
  await expect.poll(focusedDay).toBe('martes, 18 de mayo de 2027')
  await userEvent.keyboard('{Shift>}{PageUp}{/Shift}')
  await expect.poll(focusedDay).toBe('lunes, 18 de mayo de 2026')
  await userEvent.keyboard('{Home}{ArrowUp}{Enter}')
  await expect.element(field).toHaveValue('11/05/2026')
  expect(onSettled).toHaveBeenLastCalledWith('2026-05-11')
  await expect.element(calendar).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('Escape closes the calendar, changes nothing and goes back to its button', async () => {
  await render(<Departure initial="2027-04-03" />)
  await opener.click()
  await expect.poll(focusedDay).toBe('sábado, 3 de abril de 2027')
  await userEvent.keyboard('{ArrowRight}{Escape}')
  await expect.element(calendar).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  await expect.element(held).toHaveTextContent('2027-04-03')
})

test('turns its months by press, has today at hand, and offers nothing beyond its limits', async () => {
  await render(<Departure initial="2100-12-30" />)
  await opener.click()
  await expect.element(page.getByRole('button', { name: 'Mes siguiente' })).toBeDisabled()
  await expect.poll(focusedDay).toBe('jueves, 30 de diciembre de 2100')
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(focusedDay).toBe('viernes, 31 de diciembre de 2100')
  await page.getByRole('button', { name: 'Mes anterior' }).click()
  await expect.element(page.getByRole('grid', { name: 'noviembre de 2100' })).toBeVisible()
  await page.getByRole('button', { name: 'Hoy' }).click()
  const now = new Date()
  const two = (number: number) => String(number).padStart(2, '0')
  await expect
    .element(field)
    .toHaveValue(`${two(now.getDate())}/${two(now.getMonth() + 1)}/${now.getFullYear()}`)
})

/** A combobox and a date field in one form, as in the form that adds a place to an itinerary. */
const Stop = ({ onSend }: { onSend: (values: { city: string; day: string }) => void }) => {
  const { form, submit, values, set } = useForm({
    initial: { city: '', day: '' },
    check: () => ({}),
    send: onSend,
  })
  const [open, setOpen] = useState(false)
  return (
    <form {...form}>
      <label htmlFor="city">Ciudad</label>
      <Combobox<string>
        field={{ id: 'city' }}
        text={values.city}
        onText={(text) => set('city', text)}
        open={open}
        onOpen={setOpen}
        options={['Cusco', 'Cuenca']}
        onChoose={(city) => set('city', city)}
        renderOption={(city, line) => <div {...line}>{city}</div>}
        listLabel="Ciudades"
        status=""
      />
      <DateField label="Salida" {...LIMITS} value={values.day} onChange={(day) => set('day', day)} />
      <button {...submit}>Agregar</button>
    </form>
  )
}

test('a day typed right after Enter chose from a list is kept, and so is the choice', async () => {
  const onSend = vi.fn()
  await render(<Stop onSend={onSend} />)
  const city = page.getByRole('combobox', { name: 'Ciudad' })
  await city.fill('Cu')
  await expect.element(page.getByRole('option', { name: 'Cusco' })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(city).toHaveAttribute('aria-activedescendant')
  // All in one task: the list reports its choice only in a later one.
  const press = (target: Element, key: string) =>
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  press(city.element(), 'Enter')
  const input = field.element() as HTMLInputElement
  input.focus()
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '3/4/2027')
  input.dispatchEvent(new Event('input', { bubbles: true }))
  await expect.element(field).toHaveValue('3/4/2027')
  await page.getByRole('button', { name: 'Agregar' }).click()
  expect(onSend).toHaveBeenCalledExactlyOnceWith({ city: 'Cusco', day: '2027-04-03' })
})
