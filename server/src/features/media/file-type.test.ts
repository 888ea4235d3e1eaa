import { expect, test } from 'vitest'
import { fileType } from './file-type.ts'
import { box, numbers } from './test/movies.ts'

const branded = (...brands: string[]) => {
  const [major = '', ...others] = brands.map((brand) => Buffer.from(brand, 'latin1'))
  return box('ftyp', Buffer.from(major), numbers(512), ...others.map((other) => Buffer.from(other)))
}

test.each([
  ['a video', branded('isom', 'mp42'), 'video/mp4'],
  ['a video whose first brand is not known', branded('zzzz', 'iso2'), 'video/mp4'],
  ['a video of QuickTime', branded('qt  ', 'isom'), 'video/quicktime'],
  ['a picture in the same container', branded('heic', 'isom'), undefined],
  ['a version that looks like a brand', box('ftyp', Buffer.from('zzzzisom')), undefined],
  ['brands behind the end of their box', Buffer.concat([branded('zzzz'), Buffer.from('isom')]), undefined],
  ['a WebP', Buffer.from('RIFF....WEBP'), 'image/webp'],
  ['another RIFF', Buffer.from('RIFF....AVI '), undefined],
  ['a GIF of 1987', Buffer.from('GIF87a'), 'image/gif'],
  ['nothing', Buffer.alloc(0), undefined],
])('%s', (_what, head, mimeType) => {
  expect(fileType(head)?.mimeType).toBe(mimeType)
})
