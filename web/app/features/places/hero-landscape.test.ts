import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('./hero-landscape.module.css', import.meta.url), 'utf8').replaceAll('"', "'")

const paletteOf = (selector: string) => {
  const start = css.indexOf(`${selector} {`)
  expect(start, selector).toBeGreaterThanOrEqual(0)
  const block = css.slice(start, css.indexOf('}', start))
  return Object.fromEntries(
    [...block.matchAll(/(--hero-[\w-]+): (#\w{6})/g)].map((match) => [match[1], match[2]]),
  )
}

const luminance = (colour: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
const contrast = (one: string, other: string) => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

const dark = ":root[data-scheme='dark']"
const cascades = {
  day: [':root'],
  dawn: [':root', ":root[data-hour='dawn']"],
  dusk: [':root', ":root[data-hour='dusk']"],
  night: [':root', ":root[data-hour='night']"],
  'day, dark scheme': [':root', `${dark}:not([data-hour='night'])`],
  'dawn, dark scheme': [
    ':root',
    ":root[data-hour='dawn']",
    `${dark}:not([data-hour='night'])`,
    `${dark}[data-hour='dawn']`,
  ],
  'dusk, dark scheme': [
    ':root',
    ":root[data-hour='dusk']",
    `${dark}:not([data-hour='night'])`,
    `${dark}[data-hour='dusk']`,
  ],
}

describe.each(Object.entries(cascades))('at %s', (_, selectors) => {
  const palette: Record<string, string> = Object.assign({}, ...selectors.map(paletteOf))
  test.each(['--hero-sky-top', '--hero-sky-middle', '--hero-cloud', '--hero-scrim'])(
    'the title reads on %s',
    (ground) => {
      expect(contrast(palette['--hero-ink'] ?? '', palette[ground] ?? '')).toBeGreaterThanOrEqual(4.5)
    },
  )
})
