import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shorterOrder, type Visit } from './shorter-order.ts'

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
