import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const sheet = readFileSync(new URL('./styles/tokens.css', import.meta.url), 'utf8')

const tokensOf = (scheme: 'light' | 'dark'): Map<string, string> => {
  const block = sheet.split(`[data-scheme="${scheme}"] {`)[1]?.split('}')[0] ?? ''
  return new Map(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name ?? '', value ?? '']),
  )
}

/** The relative luminance of WCAG 2.2. */
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

const grounds = ['paper', 'paper-deep', 'surface']
const textPairs: [text: string, ground: string][] = [
  ...[
    'ink',
    'muted',
    'primary',
    'primary-strong',
    'accent',
    'accent-strong',
    'danger',
    'danger-strong',
    'success',
  ].flatMap((text) => grounds.map((ground): [string, string] => [text, ground])),
  ['ink', 'primary-soft'],
  ['ink', 'accent-soft'],
  ['ink', 'danger-soft'],
  ['ink', 'success-soft'],
  ['muted', 'primary-soft'],
  ['primary', 'primary-soft'],
  ['primary-strong', 'primary-soft'],
  ['accent', 'accent-soft'],
  ['danger', 'danger-soft'],
  ['success', 'success-soft'],
  ['primary-ink', 'primary'],
  ['primary-ink', 'primary-strong'],
  ['accent-ink', 'accent'],
  ['accent-ink', 'accent-strong'],
  ['danger-ink', 'danger'],
  ['danger-ink', 'danger-strong'],
  ['success-ink', 'success'],
  ['paper', 'ink'],
]
/** Colours that must be visible but are not text: field borders, stars, the focus ring. */
const shapePairs: [shape: string, ground: string][] = ['field-line', 'star', 'accent'].flatMap((shape) =>
  grounds.map((ground): [string, string] => [shape, ground]),
)

describe.each(['light', 'dark'] as const)('the %s scheme', (scheme) => {
  const tokens = tokensOf(scheme)
  const colour = (name: string): string => {
    const value = tokens.get(name)
    if (value === undefined) throw new Error(`No colour --${name} in the ${scheme} scheme`)
    return value
  }
  test.each(textPairs)('reads --%s on --%s at 4.5:1 or better', (text, ground) => {
    expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5)
  })
  test.each(shapePairs)('shows --%s on --%s at 3:1 or better', (shape, ground) => {
    expect(contrast(colour(shape), colour(ground))).toBeGreaterThanOrEqual(3)
  })
})

test('both schemes define the same colours', () => {
  expect([...tokensOf('dark').keys()]).toEqual([...tokensOf('light').keys()])
})
