import { expect, test } from 'vitest'
import { held, MAX_SCALE, swipeOf, WHOLE, zoomed } from './zoom.ts'

const stage = { width: 400, height: 800 }
const picture = { width: 400, height: 300 }

test('what is pointed at stays where it is', () => {
  const at = { x: 100, y: -50 }
  const first = zoomed(WHOLE, 2, at)
  expect(first).toEqual({ scale: 2, x: -100, y: 50 })
  const pointOf = ({ scale, x, y }: typeof first) => ({ x: (at.x - x) / scale, y: (at.y - y) / scale })
  const second = zoomed(first, 3, at)
  expect(pointOf(second).x).toBeCloseTo(pointOf(first).x)
  expect(pointOf(second).y).toBeCloseTo(pointOf(first).y)
})

test('it grows to five times and shrinks to the whole picture', () => {
  expect(zoomed(WHOLE, 50, { x: 0, y: 0 }).scale).toBe(MAX_SCALE)
  expect(zoomed({ scale: 2, x: 40, y: 10 }, 0.3, { x: 0, y: 0 })).toEqual(WHOLE)
})

test('it is dragged as far as its edge, and not at all where it fits', () => {
  expect(held({ scale: 2, x: 999, y: 999 }, stage, picture)).toEqual({ scale: 2, x: 200, y: 0 })
  expect(held({ scale: 4, x: -999, y: -999 }, stage, picture)).toEqual({ scale: 4, x: -600, y: -200 })
})

test('a swipe goes on, back, or closes', () => {
  expect(swipeOf({ x: -80, y: 10 })).toBe('next')
  expect(swipeOf({ x: 80, y: -30 })).toBe('previous')
  expect(swipeOf({ x: 20, y: 120 })).toBe('close')
  expect(swipeOf({ x: 20, y: -120 })).toBeNull()
  expect(swipeOf({ x: 30, y: 0 })).toBeNull()
})
