import { describe, expect, test } from 'vitest'
import { overNextLine } from './keyboard-steps.ts'

const line = (top: number, height = 100) => ({ left: 20, top, width: 300, height })
/** Layout of the list: a heading, two stops, a heading, a stop. */
const lines = [line(0, 40), line(40), line(140), line(240, 40), line(280)]

describe('a stop that is carried from line to line', () => {
  test('comes to lie right over the next one, whatever its height', () => {
    expect(overNextLine(line(40), lines, 1)).toEqual({ x: 20, y: 140 })
    expect(overNextLine(line(140), lines, 1)).toEqual({ x: 20, y: 210 })
    expect(overNextLine(line(210), lines, 1)).toEqual({ x: 20, y: 280 })
    expect(overNextLine(line(140), lines, -1)).toEqual({ x: 20, y: 40 })
  })
  test('takes the nearest from between two lines', () => {
    expect(overNextLine(line(65), lines, 1)).toEqual({ x: 20, y: 140 })
    expect(overNextLine(line(65), lines, -1)).toEqual({ x: 20, y: 40 })
  })
  test('goes straight back into its column', () => {
    expect(overNextLine({ ...line(40), left: 90 }, lines, 1)).toEqual({ x: 20, y: 140 })
  })
  test('stays where the list ends', () => {
    expect(overNextLine(line(280), lines, 1)).toBeNull()
    expect(overNextLine(line(-30), lines, -1)).toBeNull()
  })
})
