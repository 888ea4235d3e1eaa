import type { Itinerary } from '@andariego/contract/itineraries'
import { afterOperation } from '@andariego/contract/trip-log-rules'
import type { Operation } from '@andariego/contract/trip-operation-rules'
import { type Plan, planWith } from '@andariego/contract/trip-plan-rules'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { TripBook } from '../book/trip-book.tsx'
import { TripDay } from './trip-day.tsx'

const DATE = '2027-03-01'
const DAY = { date: DATE, title: null, note: 'Al alba', otherNotes: ['Al mediodía', 'x'.repeat(200)] }
const HINT = 'Hay otra versión de la nota. Ábrela en «Cambiar título y nota».'
const versions = page.getByRole('region', { name: 'Otra versión de la nota' })

const Day = ({ mayEdit }: { mayEdit: boolean }) => {
  const [plan, setPlan] = useState<Plan>({ ...planWith('Viaje', []), days: [DAY] })
  const [isEdited, setEdited] = useState(false)
  const change = (done: Operation | readonly Operation[]) =>
    setPlan((before) => [done].flat().reduce(afterOperation, before))
  return (
    <TripDay
      day={{ date: DATE, number: null, stops: [], from: null }}
      described={plan.days[0]}
      stops={[]}
      walks={[]}
      color="black"
      editable={mayEdit ? { tripId: 'trip', change, currency: 'EUR', coverPlaceId: null } : null}
      isEdited={isEdited}
      onEdit={(_, edited) => setEdited(edited)}
      facts={undefined}
      rendered={Number.POSITIVE_INFINITY}
    />
  )
}

const overflows = () => document.documentElement.scrollWidth > document.documentElement.clientWidth

test('a day says that its note has other versions, of which one is chosen by keyboard, also at 320 px', async () => {
  await page.viewport(320, 640)
  await render(<Day mayEdit />)
  await expect.element(page.getByText(HINT)).toBeVisible()
  page.getByRole('button', { name: 'Cambiar título y nota' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(HINT)).not.toBeInTheDocument()
  await expect.poll(() => versions.elements().length).toBe(2)
  expect(overflows()).toBe(false)

  const note = page.getByLabelText('Nota del día')
  versions.nth(1).getByRole('button', { name: 'Descartar' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => versions.elements().length).toBe(1)
  await expect.element(note).toHaveFocus()
  versions.getByRole('button', { name: 'Usar esta' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(versions).not.toBeInTheDocument()
  await expect.element(note).toHaveValue('Al mediodía')
  await expect.element(note).toHaveFocus()
})

test('who may only look sees the other versions, and chooses none', async () => {
  await page.viewport(320, 640)
  await render(<Day mayEdit={false} />)
  await expect.poll(() => versions.elements().length).toBe(2)
  await expect.element(page.getByText('Al mediodía')).toBeVisible()
  await expect.element(page.getByText(HINT)).not.toBeInTheDocument()
  expect(page.getByRole('button').elements()).toEqual([])
  expect(overflows()).toBe(false)
})

test('the book has the versions of notes among which nobody has chosen', async () => {
  const trip = {
    name: 'Viaje',
    checklist: [],
    ideas: [
      { id: 'i', place: { name: 'Faro', address: 'Cabo' }, note: null, otherNotes: ['Llevar una linterna'] },
    ],
  } as unknown as Itinerary
  const day = { ...DAY, number: null, stops: [], photos: [] }
  await render(<TripBook ref={null} trip={trip} days={[day]} maps={new Map()} format="A4" />)
  for (const text of ['Al alba', 'Al mediodía', 'Llevar una linterna'])
    await expect.element(page.getByText(text)).toBeVisible()
})
