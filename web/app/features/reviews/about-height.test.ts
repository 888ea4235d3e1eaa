import { expect, test } from 'vitest'
import { aboutHeight } from './about-height.ts'

// Measured on a phone of 412 px, in the sample community: a card of so many letters was so many pixels high.
test.each([
  [90, 0, 283],
  [163, 0, 310],
  [204, 0, 337],
  [241, 0, 354],
  [226, 1, 444],
])('a review of %d letters and %d photos is about as high as it will be', (letters, photos, pixels) => {
  const media = Array.from({ length: photos }, () => ({})) as never
  const rem = aboutHeight({ content: 'x'.repeat(letters), media })
  expect(Math.abs(rem * 16 - pixels)).toBeLessThan(40)
})
