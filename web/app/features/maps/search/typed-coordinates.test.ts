import { expect, test } from 'vitest'
import { coordinatesIn } from './typed-coordinates.ts'

test.each([
  ['-34.6037, -58.3816', -34.6037, -58.3816],
  ['42.5078,1.5211', 42.5078, 1.5211],
  ['  42.5078   1.5211 ', 42.5078, 1.5211],
  ['42,5078; 1,5211', 42.5078, 1.5211],
  ['42,5078, 1,5211', 42.5078, 1.5211],
  ['34,6037° S, 58,3816° O', -34.6037, -58.3816],
  ['34.6037 s 58.3816 w', -34.6037, -58.3816],
  ['42,5078° N, 1,5211° E', 42.5078, 1.5211],
])('%s is a point', (text, latitude, longitude) => {
  expect(coordinatesIn(text)).toEqual({ latitude, longitude })
})

test.each(['', '42', '42,1', '12, 5', 'Calle 12, 5', '91.5, 10.5', '10.5, 180.5', '42.5078', '1.5 2.5 3.5'])(
  '%s is none',
  (text) => {
    expect(coordinatesIn(text)).toBeNull()
  },
)
