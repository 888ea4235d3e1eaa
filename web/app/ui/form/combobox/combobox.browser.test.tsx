import { type FormEvent, type ReactNode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Combobox } from './combobox.tsx'

const CITIES = ['Cusco', 'Cuenca', 'Curitiba']

interface CitiesProps {
  onChoose: (city: string) => void
  cities?: string[]
  note?: ReactNode
}

const Cities = ({ onChoose, cities = CITIES, note }: CitiesProps) => {
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const options = cities.filter((city) => text !== '' && city.startsWith(text))
  return (
    <>
      <label htmlFor="city">Ciudad</label>
      <Combobox<string>
        field={{ id: 'city', type: 'search' }}
        text={text}
        onText={setText}
        open={open}
        onOpen={setOpen}
        options={options}
        onChoose={onChoose}
        renderOption={(city, line) => <div {...line}>{city}</div>}
        listLabel="Ciudades"
        note={note}
        status={open ? `${options.length} ciudades` : ''}
      />
      <button type="button">Después</button>
    </>
  )
}

const field = page.getByRole('combobox', { name: 'Ciudad' })
const shown = async () => {
  const onChoose = vi.fn()
  await render(<Cities onChoose={onChoose} />)
  await field.fill('Cu')
  await expect.element(page.getByRole('listbox', { name: 'Ciudades' })).toBeVisible()
  return onChoose
}
const roleOf = (id: string | null) => document.getElementById(id ?? '')?.getAttribute('role')
/** The option that the field refers to as active. */
const activeOption = () =>
  document.getElementById(field.element().getAttribute('aria-activedescendant') ?? '')?.textContent

test('refers only to what is there, and announces how many options there are', async () => {
  await render(<Cities onChoose={() => {}} />)
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  await expect.element(field).not.toHaveAttribute('aria-controls')
  await field.fill('Cu')
  await expect.element(field).toHaveAttribute('aria-expanded', 'true')
  await expect.poll(() => roleOf(field.element().getAttribute('aria-controls'))).toBe('listbox')
  await expect.element(page.getByRole('status')).toHaveTextContent('3 ciudades')
})

test('Enter chooses nothing when the active option has just gone', async () => {
  const onChoose = vi.fn()
  const { rerender } = await render(<Cities onChoose={onChoose} />)
  await field.fill('Cu')
  await expect.element(page.getByRole('listbox', { name: 'Ciudades' })).toBeVisible()
  await userEvent.keyboard('{ArrowUp}')
  await expect.poll(activeOption).toBe('Curitiba')
  // The answer of the server to what was typed has fewer.
  await rerender(<Cities onChoose={onChoose} cities={['Cusco']} />)
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  expect(onChoose).not.toHaveBeenCalled()
})

test('arrows lead through the options and back to the field; Enter chooses the active one', async () => {
  const onChoose = await shown()
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(activeOption).toBe('Cusco')
  expect(document.querySelectorAll('[aria-selected="true"]')).toHaveLength(1)
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(field).not.toHaveAttribute('aria-activedescendant')
  await userEvent.keyboard('{ArrowUp}')
  await expect.poll(activeOption).toBe('Curitiba')
  await userEvent.keyboard('{Enter}')
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('Curitiba')
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  await expect.element(field).toHaveFocus()
})

test('Enter chooses what an arrow has just led to, however quickly it follows', async () => {
  const onChoose = await shown()
  const press = (key: string) =>
    field.element().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  press('ArrowDown')
  // A browser runs only microtasks between two key events.
  await Promise.resolve()
  press('Enter')
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('Cusco')
})

test('Enter sends a search when no option is active; it closes the list of any other form', async () => {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault())
  const form = await render(
    // biome-ignore lint/a11y/useSemanticElements: the searches of the product are forms of this role
    <form role="search" onSubmit={onSubmit}>
      <Cities onChoose={() => {}} />
    </form>,
  )
  await field.fill('Cu')
  await expect.element(field).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledOnce()
  await form.unmount()
  await render(
    <form onSubmit={onSubmit}>
      <Cities onChoose={() => {}} />
    </form>,
  )
  await field.fill('Cu')
  await expect.element(field).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('Enter sends a search for which there are no options, or none yet, at the first press', async () => {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault())
  await render(
    // biome-ignore lint/a11y/useSemanticElements: the searches of the product are forms of this role
    <form role="search" onSubmit={onSubmit}>
      <Cities onChoose={() => {}} />
    </form>,
  )
  // The list with its keys is loaded once it was shown.
  await field.fill('Cu')
  await expect.element(field).toHaveAttribute('aria-expanded', 'true')
  await field.fill('Cusco con niños')
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('a press chooses and leaves the focus in the field', async () => {
  const onChoose = await shown()
  await page.getByRole('option', { name: 'Cuenca' }).click()
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('Cuenca')
  await expect.element(field).toHaveFocus()
})

test('Escape closes and keeps the text; leaving by Tab chooses nothing', async () => {
  const onChoose = await shown()
  await userEvent.keyboard('{ArrowDown}{Escape}')
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  await expect.element(field).toHaveValue('Cu')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Tab}')
  await expect.element(page.getByRole('button', { name: 'Después' })).toHaveFocus()
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  expect(onChoose).not.toHaveBeenCalled()
})

test('the button of a note is a tab stop, and gives the focus back to the field', async () => {
  const onRetry = vi.fn()
  await render(
    <Cities
      onChoose={() => {}}
      note={
        <button type="button" onClick={onRetry}>
          Reintentar
        </button>
      }
    />,
  )
  const retry = page.getByRole('button', { name: 'Reintentar' })
  await field.fill('x')
  await expect.element(retry).toBeVisible()
  await userEvent.tab()
  await expect.element(retry).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onRetry).toHaveBeenCalledOnce()
  await expect.element(field).toHaveFocus()
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Después' })).toHaveFocus()
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
})

test('an option that leads elsewhere keeps the focus there', async () => {
  const after = page.getByRole('button', { name: 'Después' })
  await render(<Cities onChoose={() => after.element().focus()} />)
  await field.fill('Cu')
  await page.getByRole('option', { name: 'Cuenca' }).click()
  await expect.element(after).toHaveFocus()
})
