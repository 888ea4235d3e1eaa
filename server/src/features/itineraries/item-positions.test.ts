import { describe, expect, test } from 'vitest'
import { positionsFor } from './item-positions.ts'

const spreadOver = (count: number) => positionsFor(Array.from({ length: count }, () => null))
const grow = (positions: readonly number[]) =>
  positions.every((position, index) => index === 0 || position > (positions[index - 1] ?? 0))
const changed = (before: readonly (number | null)[], after: readonly number[]) =>
  after.filter((position, index) => position !== before[index]).length

describe("positions of an itinerary's places", () => {
  test('leave gaps between 200 places, and stay in the range that the previous version reads', () => {
    const positions = spreadOver(200)
    expect(grow(positions)).toBe(true)
    expect(Math.min(...positions)).toBeGreaterThanOrEqual(-32_768)
    expect(Math.max(...positions)).toBeLessThan(1_000)
    expect(spreadOver(0)).toEqual([])
  })

  test.each([
    ['first', 0],
    ['in the middle', 100],
    ['last', 199],
  ])('change for one place alone that comes to stand %s', (_, index) => {
    const all = spreadOver(200)
    const moved = all.toSpliced(120, 1).toSpliced(index, 0, all[120] ?? 0)
    const after = positionsFor(moved)
    expect(grow(after)).toBe(true)
    expect(changed(moved, after)).toBeLessThanOrEqual(1)
    const joined = all.slice(1).toSpliced(index, 0, Number.NaN)
    const known = joined.map((position) => (Number.isNaN(position) ? null : position))
    expect(changed(known, positionsFor(known))).toBe(1)
  })

  test.each([
    ['in the same place', 5],
    ['first', 0],
    ['last', 10],
  ])('are spread anew once there is no room, however many come to stand %s', (_, index) => {
    let known: (number | null)[] = spreadOver(10)
    for (let count = 0; count < 190; count++) {
      const next = positionsFor(known.toSpliced(index === 10 ? known.length : index, 0, null))
      expect(grow(next)).toBe(true)
      expect([Math.min(...next) >= -32_768, Math.max(...next) < 1_000]).toEqual([true, true])
      known = next
    }
  })

  test('of a new one lie in the middle, with as much room before them as behind', () => {
    expect(spreadOver(3)).toEqual([-16_044, -15_884, -15_724])
  })

  test('stay with the only place that has one', () => {
    expect(positionsFor([null, 7])[1]).toBe(7)
  })

  test('replace positions without gaps, from 0 to 199', () => {
    const dense = Array.from({ length: 200 }, (_, index) => index)
    expect(positionsFor(dense)).toEqual(dense)
    expect(grow(positionsFor([...dense.slice(1, 100), 0, ...dense.slice(100)]))).toBe(true)
  })
})
