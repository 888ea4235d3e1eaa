import { expect, test } from 'vitest'
import { historyWords } from './history-words.ts'

const date = '2027-01-11'

test('a replaced line can be read, whoever wrote it', () => {
  const title = (text: string | null) => ({ kind: 'set-day', date, fields: { title: text } }) as const
  expect(historyWords({ operation: title('Al mar'), undo: [title('Al faro')], placeName: null })).toMatch(
    /^Cambió el título del .+ \(antes: «Al faro»\)$/,
  )
  expect(historyWords({ operation: title('Al mar'), undo: [title(null)], placeName: null })).not.toContain(
    'antes',
  )
  const item = (text: string) => ({ kind: 'set-item', itemId: 'i', text }) as const
  expect(historyWords({ operation: item('Crema solar'), undo: [item('Crema')], placeName: null })).toBe(
    'Cambió un punto de la lista (antes: «Crema»)',
  )
  const name = (text: string) => ({ kind: 'set-trip', fields: { name: text } }) as const
  expect(historyWords({ operation: name('Costa'), undo: [name('Sierra')], placeName: null })).toBe(
    'Cambió el nombre a «Costa» (antes: «Sierra»)',
  )
  const note = { kind: 'set-stop', stopId: 's', fields: { note: 'agua' } } as const
  expect(historyWords({ operation: note, undo: [note], placeName: 'Faro' })).toBe('Cambió la nota de «Faro»')
})
