import { describe, expect, test } from 'vitest'
import {
  arrangedLike,
  droppedOn,
  headingId,
  sameArrangement,
  stepped,
  withDate,
  withoutStop,
  withStop,
  withStopAt,
} from './arrangement.ts'
import { lines, stop, stops } from './testing/stops.ts'

const trip = stops('1 a', '1 b', '2 c', '2 d', '4 e')
const day = (number: number) => headingId(`2026-11-0${number}`)

describe('a stop', () => {
  test('that is added comes last on its day', () => {
    expect(lines(withStop(trip, stop('x', '2026-11-02')))).toEqual(['1 a', '1 b', '2 c', '2 d', '2 x', '4 e'])
    expect(lines(withStop(trip, stop('x', '2026-11-03')))).toEqual(['1 a', '1 b', '2 c', '2 d', '3 x', '4 e'])
  })
  test('that was removed comes back to where it was', () => {
    const [, b] = trip
    if (!b) throw new Error('No b.')
    const without = withoutStop(trip, 'b')
    expect(lines(without)).toEqual(['1 a', '2 c', '2 d', '4 e'])
    expect(lines(withStopAt(without, b, 1))).toEqual(lines(trip))
    expect(lines(withStopAt(trip, b, 1)), 'and never twice').toEqual(lines(trip))
  })
  test('whose date changes comes last on the other day', () => {
    expect(lines(withDate(trip, 'a', '2026-11-02'))).toEqual(['1 b', '2 c', '2 d', '2 a', '4 e'])
    expect(lines(withDate(trip, 'd', '2026-11-02')), 'or stays on its own').toEqual(lines(trip))
  })
})

describe('a stop that is dropped', () => {
  test.each([
    ['down its day', 'a', 'b', ['1 b', '1 a', '2 c', '2 d', '4 e']],
    ['up its day', 'd', 'c', ['1 a', '1 b', '2 d', '2 c', '4 e']],
    ['on a stop of a later day', 'a', 'd', ['1 b', '2 c', '2 d', '2 a', '4 e']],
    ['on a stop of an earlier day', 'e', 'b', ['1 a', '1 e', '1 b', '2 c', '2 d']],
    ['down on a heading, below it', 'b', day(2), ['1 a', '2 b', '2 c', '2 d', '4 e']],
    ['up on a heading, above it', 'c', day(2), ['1 a', '1 b', '1 c', '2 d', '4 e']],
    ['on the first heading, below it', 'c', day(1), ['1 c', '1 a', '1 b', '2 d', '4 e']],
    ['on itself', 'c', 'c', lines(trip)],
    ['on nothing known', 'c', 'z', lines(trip)],
  ])('%s', (_where, dragged, target, expected) => {
    expect(lines(droppedOn(trip, dragged, target))).toEqual(expected)
  })
  test('leaves no day behind that has no stop', () => {
    expect(lines(droppedOn(trip, 'e', 'd'))).toEqual(['1 a', '1 b', '2 c', '2 e', '2 d'])
  })
})

describe('a stop that moves step by step', () => {
  test.each([
    ['b', -1, ['1 b', '1 a', '2 c', '2 d', '4 e']],
    ['b', 1, ['1 a', '2 b', '2 c', '2 d', '4 e']],
    ['c', -1, ['1 a', '1 b', '1 c', '2 d', '4 e']],
    ['e', -1, ['1 a', '1 b', '2 c', '2 d', '2 e']],
  ] as const)('%s by %i', (id, step, expected) => {
    expect(lines(stepped(trip, id, step) ?? [])).toEqual(expected)
  })
  test('ends where the list ends', () => {
    expect(stepped(trip, 'a', -1)).toBeNull()
    expect(stepped(trip, 'e', 1)).toBeNull()
  })
})

describe('the order alone', () => {
  test('is taken over without what was added or removed meanwhile', () => {
    const edited = stops('1 x', '2 d', '2 a', '4 e', '4 c')
    expect(lines(arrangedLike(trip, edited))).toEqual(['1 b', '2 d', '2 a', '4 e', '4 c'])
  })
  test('keeps what the arrangement lacks behind the stop it came after', () => {
    expect(lines(arrangedLike(stops('1 a', '1 b', '1 c'), stops('1 c', '1 a')))).toEqual([
      '1 c',
      '1 a',
      '1 b',
    ])
  })
  test('is the same only with the same stops on the same days', () => {
    expect(
      sameArrangement(
        trip,
        trip.map((one) => ({ ...one })),
      ),
    ).toBe(true)
    expect(sameArrangement(trip, withoutStop(trip, 'a'))).toBe(false)
    expect(sameArrangement(trip, withDate(trip, 'e', '2026-11-05'))).toBe(false)
  })
})
