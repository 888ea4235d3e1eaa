import type { Active, Over } from '@dnd-kit/core'
import { expect, test } from 'vitest'
import { headingId } from '../arrangement.ts'
import { stops } from '../testing/stops.ts'
import { dragAnnouncements, positionOf } from './drag-announcements.ts'

const trip = stops('1 a', '1 b', '2 c')
const said = dragAnnouncements(trip)
const active = { id: 'a' } as Active
const over = (id: string) => ({ id }) as Over

test('a place is told by its day and its position in it', () => {
  expect(positionOf(trip, 'b')).toBe('Día 1, parada 2 de 2')
  expect(positionOf(trip, 'c')).toBe('Día 2, parada 1 de 1')
})

test('dragging is told in Spanish, with where the stop would come to stand', () => {
  expect(said.onDragStart({ active })).toBe('Tomaste «Mirador a». Día 1, parada 1 de 2.')
  expect(said.onDragOver({ active, over: over('c') })).toBe('«Mirador a» está en: Día 2, parada 2 de 2.')
  expect(said.onDragEnd({ active, over: over(headingId('2026-11-02')) })).toBe(
    'Soltaste «Mirador a» en: Día 2, parada 1 de 2.',
  )
  expect(said.onDragEnd({ active, over: null })).toBe('«Mirador a» se quedó donde estaba.')
  expect(said.onDragCancel({ active, over: null })).toBe('«Mirador a» se quedó donde estaba.')
})

test('a position is told once, however many steps lead to it', () => {
  said.onDragStart({ active })
  expect(said.onDragOver({ active, over: over('a') })).toBeUndefined()
  expect(said.onDragOver({ active, over: over(headingId('2026-11-01')) })).toBeUndefined()
  expect(said.onDragOver({ active, over: over('b') })).toBe('«Mirador a» está en: Día 1, parada 2 de 2.')
  expect(said.onDragOver({ active, over: over('b') })).toBeUndefined()
  expect(said.onDragOver({ active, over: over('a') })).toBe('«Mirador a» está en: Día 1, parada 1 de 2.')
})
