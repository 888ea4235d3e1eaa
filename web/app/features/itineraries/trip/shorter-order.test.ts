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

const spotsOf = (minLength: number, maxLength: number) =>
  fc
    .array(
      fc.record({
        latitude: fc.double({ min: -50, max: 50, noNaN: true }),
        longitude: fc.double({ min: -90, max: 90, noNaN: true }),
        // Seldom, so that there are long stretches without one.
        isFixed: fc.nat({ max: 5 }).map((one) => one === 0),
      }),
      { minLength, maxLength },
    )
    .map((some) => some.map(({ isFixed, ...place }, index): Visit => ({ id: String(index), place, isFixed })))

/** All orders of a few visits. */
const ordersOf = (visits: readonly Visit[]): Visit[][] =>
  visits.length < 2
    ? [[...visits]]
    : visits.flatMap((first) =>
        ordersOf(visits.filter((one) => one !== first)).map((rest) => [first, ...rest]),
      )

test('Few places all over the map: no order that leaves those with a time where they are is shorter', () => {
  fc.assert(
    fc.property(spotsOf(2, 6), (day) => {
      const { order, savedKilometres } = shorterOrder(day)
      const lengths = ordersOf(day)
        .filter((one) => one.every((visit, index) => !visit.isFixed || visit === day[index]))
        .map(lengthOf)
      const found = order.map((id) => day[Number(id)] as Visit)
      expect(found.every((visit, index) => visit.isFixed === day[index]?.isFixed)).toBe(true)
      expect(day.every((visit, index) => !visit.isFixed || visit === found[index])).toBe(true)
      expect(lengthOf(found)).toBeCloseTo(Math.min(...lengths), 5)
      expect(savedKilometres).toBeCloseTo(lengthOf(day) - Math.min(...lengths), 5)
    }),
    { numRuns: 60 },
  )
})

test('Many places all over the map: what has a time stays, nothing is lost, and neither a pair that changes places nor a stretch turned around is better', () => {
  fc.assert(
    fc.property(spotsOf(10, 25), (day) => {
      const { order, savedKilometres } = shorterOrder(day)
      expect(order.toSorted()).toEqual(day.map(({ id }) => id).toSorted())
      const found = order.map((id) => day[Number(id)] as Visit)
      expect(day.every((visit, index) => !visit.isFixed || visit === found[index])).toBe(true)
      expect(savedKilometres).toBeGreaterThan(-0.001)
      const least = lengthOf(found) - 0.01
      for (const [one, first] of found.entries())
        for (const [other, second] of found.entries()) {
          if (first.isFixed || second.isFixed || other <= one) continue
          expect(lengthOf(found.with(one, second).with(other, first))).toBeGreaterThan(least)
          const stretch = found.slice(one, other + 1)
          if (stretch.some(({ isFixed }) => isFixed)) continue
          expect(lengthOf(found.toSpliced(one, stretch.length, ...stretch.toReversed()))).toBeGreaterThan(
            least,
          )
        }
    }),
    { numRuns: 40 },
  )
})
