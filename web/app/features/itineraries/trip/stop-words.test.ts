import type { PlannedStop } from '@andariego/contract/itineraries'
import { expect, test } from 'vitest'
import { tooLate, wayLabel, whenLabel } from './stop-words.ts'

const stop = (id: string, more: Partial<PlannedStop>): PlannedStop =>
  ({ id, place: { id }, startTime: null, durationMinutes: null, legToNext: null, ...more }) as PlannedStop

test('A way is told as somebody wrote it', () => {
  expect(wayLabel({ kind: 'train', minutes: 90 })).toBe('En tren, 1 h 30 min')
  expect(wayLabel({ kind: 'boat', minutes: null })).toBe('En barco')
})

test('A stop says from when to when', () => {
  expect(whenLabel(stop('a', { startTime: '09:30', durationMinutes: 90 }))).toBe('09:30–11:00')
  expect(whenLabel(stop('a', { startTime: '09:30' }))).toBe('09:30')
  expect(whenLabel(stop('a', { durationMinutes: 90 }))).toBe('1 h 30 min')
  expect(whenLabel(stop('a', {}))).toBeNull()
})

test('A day shows what does not fit: a stop that begins before the one before it is over and the way is made', () => {
  const day = [
    stop('museum', { startTime: '09:00', durationMinutes: 120, legToNext: { kind: 'bus', minutes: 30 } }),
    stop('market', { durationMinutes: 60 }),
    stop('late', { startTime: '12:15', durationMinutes: 30 }),
    stop('fine', { startTime: '13:00' }),
  ]
  expect([...tooLate(day, [], [])]).toEqual([['late', 'No alcanza: antes de las 12:30 no se llega.']])
  expect(tooLate([stop('a', {}), stop('b', { startTime: '08:00' })], [], []).size).toBe(0)
})

test('The walk to the next stop counts where nobody wrote another way', () => {
  const day = [
    stop('museum', { startTime: '09:00', durationMinutes: 120 }),
    stop('market', { startTime: '11:10', durationMinutes: 50 }),
    stop('harbour', { startTime: '12:00', legToNext: { kind: 'bus', minutes: null } }),
    stop('island', { startTime: '12:15' }),
  ]
  const walk = (minutes: number, estimated: boolean) => ({ minutes, estimated })
  expect([...tooLate(day, [walk(12, false), walk(9, true), walk(40, true)], [])]).toEqual([
    ['market', 'No alcanza: antes de las 11:12 no se llega, contando 12 min a pie.'],
    ['harbour', 'No alcanza: antes de las 12:11 no se llega, contando ≈ 9 min a pie.'],
  ])
  // Too far to walk: nothing is known about the way.
  expect(tooLate(day, [null, null, null], []).size).toBe(0)
})

test('A day shows what it has no hours left for, also where only durations are known', () => {
  const past = 'No alcanza: no se llega antes de medianoche.'
  const evening = [
    stop('dinner', { startTime: '21:00', durationMinutes: 120 }),
    stop('concert', { durationMinutes: 90 }),
    stop('bar', { durationMinutes: 60 }),
    stop('beach', { durationMinutes: 60 }),
  ]
  expect([...tooLate(evening, [], [])]).toEqual([
    ['bar', past],
    ['beach', past],
  ])
  const hikes = ['a', 'b', 'c'].map((id) => stop(id, { durationMinutes: 12 * 60 + 1 }))
  expect([...tooLate(hikes, [], [])]).toEqual([['c', past]])
  // One sleeps there beyond the end of the day.
  const night = [
    stop('town', { startTime: '18:00', durationMinutes: 180 }),
    stop('hotel', { durationMinutes: 600 }),
  ]
  expect(tooLate(night, [], []).size).toBe(0)
  const stay = [
    stop('hotel', { startTime: '14:00', durationMinutes: 3 * 24 * 60 }),
    stop('dinner', { startTime: '20:00' }),
  ]
  expect(tooLate(stay, [], []).size).toBe(0)
})

test('What was skipped takes no time', () => {
  const day = [
    stop('museum', { startTime: '09:00', durationMinutes: 120, status: 'skipped' }),
    stop('market', { startTime: '10:00', durationMinutes: 60 }),
    stop('tower', { startTime: '10:30', status: 'skipped' }),
    stop('harbour', { startTime: '10:45' }),
  ]
  expect([...tooLate(day, [null, { minutes: 30, estimated: true }, null], [])]).toEqual([
    ['harbour', 'No alcanza: antes de las 11:00 no se llega.'],
  ])
})

test('A way into another time zone counts by the clocks of both ends', () => {
  const flight = (from: string, minutes: number) => [
    stop('home', { startTime: from, legToNext: { kind: 'plane', minutes } }),
    stop('there', { startTime: '19:00', durationMinutes: 60 }),
    stop('dinner', { startTime: '19:30' }),
  ]
  const ahead = (minutesAhead: number) => ['there', 'dinner'].map((placeId) => ({ placeId, minutesAhead }))
  const warned = (from: string, minutes: number, minutesAhead: number) => [
    ...tooLate(flight(from, minutes), [], ahead(minutesAhead)).entries(),
  ]
  const dinner = ['dinner', 'No alcanza: antes de las 20:00 no se llega.']
  // From Madrid to Buenos Aires: 13 hours, and it is only 18:00 there.
  expect(warned('10:00', 13 * 60, -5 * 60)).toEqual([dinner])
  // Back: after 12 hours it is 21:00.
  expect(warned('04:00', 12 * 60, 5 * 60)[0]).toEqual([
    'there',
    'No alcanza: antes de las 21:00 no se llega.',
  ])
  // From Auckland to Los Angeles, over the date line: one lands before one left.
  expect(warned('23:30', 12 * 60, -21 * 60)).toEqual([dinner])
})
