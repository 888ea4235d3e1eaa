import type { TripLink } from '@andariego/contract/trip-links'
import { expect, test } from 'vitest'
import { linkDetails } from './link-words.ts'

const link = (more: Partial<TripLink>): TripLink => ({
  id: 'a',
  kind: 'public',
  fields: [],
  until: null,
  role: null,
  createdAt: '2027-01-10T12:00:00.000Z',
  ...more,
})

test('a link says what it shows, to whom, how long, and when it was made', () => {
  const details = (more: Partial<TripLink>) => linkDetails(link(more), 'Europe/Madrid')
  expect(details({})).toBe('creado el 10 ene 2027, 13:00')
  expect(details({ fields: ['people', 'notes', 'dates'] })).toBe(
    'con fechas y horas, notas y títulos, tu nombre · creado el 10 ene 2027, 13:00',
  )
  expect(details({ fields: ['people'], until: '2027-02-01' })).toBe(
    'con tu nombre · hasta el lunes, 1 de febrero de 2027 · creado el 10 ene 2027, 13:00',
  )
  expect(details({ kind: 'calendar' })).toBe('con fechas, horas y notas · creado el 10 ene 2027, 13:00')
  expect(details({ kind: 'invitation', role: 'edit' })).toBe('para editar · creado el 10 ene 2027, 13:00')
})
