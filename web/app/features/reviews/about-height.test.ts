import { expect, test } from 'vitest'
import { aboutHeight } from './about-height.ts'

// Measured on a phone 412 px wide, in the sample community: letters of the text, photos, and the card's height in px.
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
