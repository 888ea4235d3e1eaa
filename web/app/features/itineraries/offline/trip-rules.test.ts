import { expect, test } from 'vitest'
import { formatBytes } from './trip-rules.ts'

test.each([
  [0, '0,1 MB'],
  [2_400_000, '2,3 MB'],
  [40 * 1024 * 1024, '40 MB'],
])('%i bytes are %s', (bytes, said) => {
  expect(formatBytes(bytes)).toBe(said)
})
