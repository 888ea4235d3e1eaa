import type { Point, Size } from './view.ts'

export const PIN_RADIUS = 10
/** The minimum distance between the centres of two pins, in pixels. */
const APART = 2 * PIN_RADIUS
/** The maximum of iterations. */
const ROUNDS = 80

/** Moves overlapping pins apart by as little as necessary, inside the picture. */
export const spreadPins = (spots: readonly Point[], { width, height }: Size): Point[] => {
  const pins = spots.map((spot) => ({ ...spot }))
  for (let round = 0; round < ROUNDS; round++) {
    let isStill = true
    for (const [index, one] of pins.entries())
      for (const other of pins.slice(index + 1)) {
        const [dx, dy] = [other.x - one.x, other.y - one.y]
        const distance = Math.hypot(dx, dy)
        if (distance >= APART - 0.1) continue
        isStill = false
        // Two pins at the same point move apart in a direction that depends on their index only, so that the result is always the
        // same.
        const angle = distance > 0 ? Math.atan2(dy, dx) : index * 2.4
        const push = (APART - distance) / 2
        one.x -= Math.cos(angle) * push
        one.y -= Math.sin(angle) * push
        other.x += Math.cos(angle) * push
        other.y += Math.sin(angle) * push
      }
    for (const pin of pins) {
      pin.x = Math.min(Math.max(pin.x, PIN_RADIUS), width - PIN_RADIUS)
      pin.y = Math.min(Math.max(pin.y, PIN_RADIUS), height - PIN_RADIUS)
    }
    if (isStill) break
  }
  return pins
}
