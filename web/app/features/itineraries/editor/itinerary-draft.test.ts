import { describe, expect, test } from 'vitest'
import { lines, stops } from '../testing/stops.ts'
import { draftErrors, sameContent, withOrderOf, writtenOf } from './itinerary-draft.ts'
import type { Content } from './merged-content.ts'

const saved: Content = { name: 'Norte', stops: stops('1 a', '1 b', '2 c') }

describe('the draft of an itinerary', () => {
  test('is written as names and places, without the spaces around its name', () => {
    expect(writtenOf({ ...saved, name: ' Norte ', stops: stops('1 a') })).toEqual({
      name: 'Norte',
      items: [{ placeId: 'a', date: '2026-11-01' }],
    })
  })
  test('is the same as another by what it says, not by the spaces around its name', () => {
    expect(sameContent(saved, { ...saved, name: 'Norte ' })).toBe(true)
    expect(sameContent(saved, { ...saved, name: 'Sur' })).toBe(false)
    expect(sameContent(saved, { ...saved, stops: stops('1 b', '1 a', '2 c') })).toBe(false)
  })
  test('gives only its order to what is saved at once', () => {
    const draft = { name: 'Sur', stops: stops('1 x', '2 c', '2 a') }
    const written = withOrderOf(saved, draft)
    expect(written.name).toBe('Norte')
    expect(lines(written.stops)).toEqual(['1 b', '2 c', '2 a'])
  })
  test('needs a name and at least one place', () => {
    expect(draftErrors({ name: '  ', stops: [] })).toEqual({
      name: 'El itinerario debe tener un nombre.',
      stops: 'El itinerario debe tener al menos un lugar.',
    })
    expect(draftErrors(saved)).toEqual({})
    expect(draftErrors({ ...saved, name: 'Norte\ny sur' }).name).toBe(
      'El nombre no puede tener saltos de línea.',
    )
    expect(draftErrors({ ...saved, name: ' Norte\n' })).toEqual({})
    expect(draftErrors({ ...saved, name: 'x'.repeat(101) }).name).toMatch(/como máximo 100/)
    expect(draftErrors({ ...saved, name: '🌈'.repeat(100) })).toEqual({})
  })
})
