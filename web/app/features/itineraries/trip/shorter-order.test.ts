import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lengthOf, shorterOrder, type Visit } from './shorter-order.ts'

/** Places along the equator, named by their degrees; a `!` marks a fixed time. */
const visits = (...marks: string[]): Visit[] =>
  marks.map((mark) => ({
    id: mark,
    place: { latitude: 0, longitude: Number.parseFloat(mark) },
    isFixed: mark.endsWith('!'),
  }))

test('Places on a line are visited along it, and what that saves is said', () => {
  const { order, savedKilometres } = shorterOrder(visits('0', '2', '1', '3'))
  expect([order, order.toReversed()]).toContainEqual(['0', '1', '2', '3'])
  expect(savedKilometres).toBeCloseTo(2 * 111.2, 0)
})

test('A place with a time stays where it is in the day', () => {
  const { order } = shorterOrder(visits('0', '5!', '1', '2', '6'))
  expect(order[1]).toBe('5!')
})

const marks = fc.uniqueArray(fc.integer({ min: 0, max: 80 }).map(String), { minLength: 2, maxLength: 30 })

test('No way becomes longer, none loses a place, and many places are soon along the line as well', () => {
  fc.assert(
    fc.property(marks, (some) => {
      const { order, savedKilometres } = shorterOrder(visits(...some))
      expect(order.toSorted()).toEqual(some.toSorted())
      expect(savedKilometres).toBeGreaterThan(-0.001)
      if (some.length <= 9) {
        const sorted = some.toSorted((one, other) => Number(one) - Number(other))
        expect([sorted, sorted.toReversed()]).toContainEqual(order)
      }
    }),
    { numRuns: 60 },
  )
})

const spots = fc.array(
  fc.record({
    latitude: fc.double({ min: -50, max: 50, noNaN: true }),
    longitude: fc.double({ min: -90, max: 90, noNaN: true }),
    isFixed: fc.boolean(),
  }),
  { minLength: 10, maxLength: 25 },
)

test('Many places all over the map: what has a time stays, nothing is lost, and no pair changes places for the better', () => {
  fc.assert(
    fc.property(spots, (some) => {
      const day = some.map(({ isFixed, ...place }, index): Visit => ({ id: String(index), place, isFixed }))
      const { order, savedKilometres } = shorterOrder(day)
      expect(order.toSorted()).toEqual(day.map(({ id }) => id).toSorted())
      expect(order.filter((_, position) => day[position]?.isFixed)).toEqual(
        day.filter(({ isFixed }) => isFixed).map(({ id }) => id),
      )
      expect(savedKilometres).toBeGreaterThan(-0.001)
      const found = order.map((id) => day[Number(id)] as Visit)
      for (const [one, first] of found.entries())
        for (const [other, second] of found.entries())
          if (!first.isFixed && !second.isFixed)
            expect(lengthOf(found.with(one, second).with(other, first))).toBeGreaterThan(
              lengthOf(found) - 0.01,
            )
    }),
    { numRuns: 40 },
  )
})
