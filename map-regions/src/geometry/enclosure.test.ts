import { describe, expect, test } from 'vitest'
import { enclosureOf } from './enclosure.ts'
import { encloses } from './rings.ts'

/** Returns a star with so many points: its edges cross every band many times. */
const star = (corners: number): number[] => {
  const ring = Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * 2 * Math.PI
    const radius = index % 2 === 0 ? 100_000 : 30_000 + (index % 7) * 5_000
    return [Math.round(Math.cos(angle) * radius), Math.round(Math.sin(angle) * radius)]
  }).flat()
  return [...ring, ring[0] as number, ring[1] as number]
}

describe('whether points are inside a ring', () => {
  test.each([8, 4_000])('of %i corners is the same as by testing every edge', (corners) => {
    const ring = star(corners)
    const isInside = enclosureOf(ring)
    let inside = 0
    for (let x = -110_000; x <= 110_000; x += 4_999)
      for (let y = -110_000; y <= 110_000; y += 4_999) {
        expect(isInside(x, y)).toBe(encloses(ring, x, y))
        inside += Number(isInside(x, y))
      }
    expect(inside).toBeGreaterThan(100)
  })
})
