import { expect, test } from 'vitest'
import { type Column, columnId, currentTarget, targetOver } from './target.ts'

const column = (date: string | null, name: string, ...ids: string[]): Column => ({
  date,
  name,
  stops: ids.map((id) => ({ id, place: { name: `Mirador ${id}` } })),
})
const columns = [
  column('2027-01-10', 'Día 1', 'a', 'b', 'c'),
  column('2027-01-11', 'Día 2', 'd'),
  column(null, 'Sin fecha', 'e', 'f'),
]
const over = (stopId: string, target: string) => targetOver(columns, stopId, target)

test('within its day a stop takes the place of the one it is dropped on, from above and from below', () => {
  expect(over('a', 'b')).toEqual({ date: '2027-01-10', after: 'b', words: 'Día 1, parada 2 de 3' })
  expect(over('a', 'c')).toMatchObject({ after: 'c', words: 'Día 1, parada 3 de 3' })
  expect(over('c', 'a')).toMatchObject({ after: null, words: 'Día 1, parada 1 de 3' })
  expect(over('c', 'b')).toMatchObject({ after: 'a', words: 'Día 1, parada 2 de 3' })
  expect(over('b', 'b')).toEqual(currentTarget(columns, 'b'))
})

test('on another day it comes behind the stop that it is dropped on, or first on the heading', () => {
  expect(over('b', 'd')).toEqual({ date: '2027-01-11', after: 'd', words: 'Día 2, parada 2 de 2' })
  expect(over('b', columnId('2027-01-11'))).toMatchObject({ after: null, words: 'Día 2, parada 1 de 2' })
  expect(over('c', columnId('2027-01-10'))).toMatchObject({ after: null, words: 'Día 1, parada 1 de 3' })
})

test('ideas come into a day, and stops lose their date, in the same way', () => {
  expect(over('e', 'a')).toEqual({ date: '2027-01-10', after: 'a', words: 'Día 1, parada 2 de 4' })
  expect(over('d', columnId(null))).toEqual({ date: null, after: null, words: 'Sin fecha, idea 1 de 3' })
  expect(over('d', 'f')).toMatchObject({ date: null, after: 'f' })
  expect(over('e', 'f')).toMatchObject({ date: null, after: 'f', words: 'Sin fecha, idea 2 de 2' })
})

test('what is not there is no target', () => {
  expect([over('a', 'x'), currentTarget(columns, 'x')]).toEqual([null, null])
})
