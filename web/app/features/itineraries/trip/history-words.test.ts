import type { Operation, StopFields } from '@andariego/contract/trip-operation-rules'
import { expect, test } from 'vitest'
import { historyLines, historyWords } from './history-words.ts'

const date = '2027-01-11'

test('a replaced line can be read, whoever wrote it', () => {
  const title = (text: string | null) => ({ kind: 'set-day', date, fields: { title: text } }) as const
  expect(historyWords({ operation: title('Al mar'), undo: [title('Al faro')], placeName: null })).toMatch(
    /^Cambió el título del .+ \(Al mar; antes: Al faro\)$/,
  )
  expect(historyWords({ operation: title('Al mar'), undo: [title(null)], placeName: null })).not.toContain(
    'antes',
  )
  const item = (text: string) => ({ kind: 'set-item', itemId: 'i', text }) as const
  expect(historyWords({ operation: item('Crema solar'), undo: [item('Crema')], placeName: null })).toBe(
    'Cambió «Crema» por «Crema solar» en la lista',
  )
  const name = (text: string) => ({ kind: 'set-trip', fields: { name: text } }) as const
  expect(historyWords({ operation: name('Costa'), undo: [name('Sierra')], placeName: null })).toBe(
    'Cambió el nombre a «Costa» (antes: «Sierra»)',
  )
  const order = { kind: 'set-item', itemId: 'i', after: null } as const
  expect(historyWords({ operation: order, undo: [order], placeName: null })).toBe(
    'Movió un punto de la lista',
  )
})

test('a change says what it set, and a long note how it begins', () => {
  const words = (fields: StopFields, undo: StopFields = {}) =>
    historyWords({
      operation: { kind: 'set-stop', stopId: 's', fields },
      undo: [{ kind: 'set-stop', stopId: 's', fields: undo }],
      placeName: 'Faro',
    })
  expect(words({ startTime: '09:30' })).toBe('Cambió la hora de «Faro» (09:30)')
  expect(words({ startTime: '10:00' }, { startTime: '09:30' })).toBe(
    'Cambió la hora de «Faro» (10:00; antes: 09:30)',
  )
  expect(words({ note: null }, { note: 'agua' })).toBe('Quitó la nota de «Faro» (antes: agua)')
  expect(words({ note: `agua ${'y pan '.repeat(40)}` })).toMatch(
    /^Cambió la nota de «Faro» \(agua y pan .{40,90}…\)$/,
  )
  expect(words({ cost: { amount: 12.5, currency: 'EUR' } })).toMatch(
    /^Cambió el costo de «Faro» \(12,50\s€\)$/,
  )
  expect(words({ legToNext: { kind: 'train', minutes: 90 } })).toBe(
    'Cambió el trayecto de «Faro» (En tren, 1 h 30 min)',
  )
  expect(words({ booking: { reference: 'XK4', link: null } })).toBe('Cambió la reserva de «Faro» (XK4)')
  const reference = 'R'.repeat(90)
  expect(
    words(
      { booking: { reference, link: 'https://nuevo.example' } },
      { booking: { reference, link: 'https://viejo.example' } },
    ),
  ).toBe('Cambió la reserva de «Faro» (https://nuevo.example; antes: https://viejo.example)')
  expect(
    words(
      { booking: { reference: 'XK4', link: null } },
      { booking: { reference: 'XK4', link: 'https://viejo.example' } },
    ),
  ).toBe('Cambió la reserva de «Faro» (antes: https://viejo.example)')
  expect(words({ booking: null }, { booking: { reference: 'XK4', link: null } })).toBe(
    'Quitó la reserva de «Faro» (antes: XK4)',
  )
  expect(words({ status: 'done' })).toBe('Marcó «Faro» como hecho')
  expect(words({ status: null }, { status: 'skipped' })).toBe('Marcó «Faro» como pendiente')
  expect(words({ otherNotes: [] }, { otherNotes: ['x'] })).toBe('Cambió otras versiones de la nota de «Faro»')
  expect(words({ note: 'agua', otherNotes: [] })).toBe(
    'Cambió la nota y otras versiones de la nota de «Faro» (agua)',
  )
})

test('a point of the list is named where its words are known', () => {
  const remove = { kind: 'remove-item', itemId: 'i' } as const
  const add = { kind: 'add-item', itemId: 'i', text: 'Pasaporte' } as const
  expect(historyWords({ operation: remove, undo: [add], placeName: null })).toBe(
    'Quitó «Pasaporte» de la lista',
  )
  const mark = (isDone: boolean) => ({ kind: 'set-item', itemId: 'i', isDone }) as const
  expect(historyWords({ operation: mark(true), undo: [mark(false)], placeName: null }, 'Pasaporte')).toBe(
    'Marcó «Pasaporte» en la lista',
  )
  expect(historyWords({ operation: mark(false), undo: [mark(true)], placeName: null })).toBe(
    'Desmarcó un punto de la lista',
  )
})

test('each change of the list says what the item was called then', () => {
  const step = (operation: Operation, ...undo: Operation[]) => ({ operation, undo, placeName: null })
  const mark = { kind: 'set-item', itemId: 'i', isDone: true } as const
  const rename = (text: string) => ({ kind: 'set-item', itemId: 'i', text }) as const
  const lines = historyLines(
    [step(mark, { ...mark, isDone: false }), step(rename('Crema solar'), rename('Crema')), step(mark)],
    [{ id: 'i', text: 'Crema solar' }],
  )
  expect(lines.map(({ words }) => words)).toEqual([
    'Marcó «Crema solar» en la lista',
    'Cambió «Crema» por «Crema solar» en la lista',
    'Marcó «Crema» en la lista',
  ])
})

test('a stop that was moved within its day was not put on it', () => {
  const move = (date: string | null) => ({ kind: 'move-stop', stopId: 's', date, after: null }) as const
  const words = (to: string | null, from: string | null) =>
    historyWords({ operation: move(to), undo: [move(from)], placeName: 'Faro' })
  expect(words(date, null)).toMatch(/^Puso «Faro» el lun, 11 ene$/)
  expect(words(date, date)).toBe('Cambió el orden de «Faro» el lun, 11 ene')
  expect(words(null, null)).toBe('Cambió el orden de «Faro» entre las ideas')
})
