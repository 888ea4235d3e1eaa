import { expect, test } from 'vitest'
import { deedWords } from './deed-words.ts'

const placeOf = () => '«Faro»'

test('What waits to be sent is said with everything that was typed', () => {
  const fields = {
    note: 'Llevar agua',
    startTime: '09:30',
    cost: { amount: 12.5, currency: 'EUR' },
    booking: { reference: 'AB12', link: null },
    status: 'done' as const,
    legToNext: { kind: 'train', minutes: 80 } as const,
  }
  expect(deedWords({ kind: 'set-stop', stopId: 'x', fields }, placeOf)).toMatch(
    /^«Faro»: hora: 09:30; nota: Llevar agua; costo: 12,50\s€; reserva: AB12; estado: hecho; trayecto: En tren, 1 h 20 min$/,
  )
  expect(deedWords({ kind: 'set-stop', stopId: 'x', fields: { note: null } }, placeOf)).toBe(
    '«Faro»: nota: (nada)',
  )
})

test('A move says where to', () => {
  const move = { kind: 'move-stop', stopId: 'x', after: null } as const
  expect(deedWords({ ...move, date: '2027-01-10' }, placeOf)).toBe('Poner «Faro» el dom, 10 ene')
  expect(deedWords({ ...move, date: null }, placeOf)).toBe('Poner «Faro» sin fecha')
})
