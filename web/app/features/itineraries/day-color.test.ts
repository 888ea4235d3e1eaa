import { describe, expect, test } from 'vitest'
import { DAY_COLORS, dayColor } from './day-color.ts'

/** The surface colours of tokens.css. */
const SURFACES = { light: '#ffffff', dark: '#172321' }

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

describe('the colours of the days', () => {
  test.each(['light', 'dark'] as const)('are readable in the %s scheme, and all different', (scheme) => {
    for (const color of DAY_COLORS[scheme])
      expect.soft(contrast(color, SURFACES[scheme]), color).toBeGreaterThanOrEqual(4.5)
    expect(new Set(DAY_COLORS[scheme]).size).toBe(DAY_COLORS[scheme].length)
  })
  test('begin again after the last', () => {
    expect(dayColor(9, 'light')).toBe(dayColor(1, 'light'))
  })
})
