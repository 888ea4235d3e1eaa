import { expect, it } from 'vitest'
import { beyondEnd, byteRange } from './byte-range.ts'

it.each([
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=90-1000', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['bytes=99-99', { start: 99, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=9-3', null],
  ['bytes=-', null],
  ['bytes=0-1,5-6', null],
  ['lines=0-9', null],
  ['bytes=a-b', null],
  [undefined, null],
])('%j of 100 bytes means %j', (header, range) => {
  expect(byteRange(header, 100)).toEqual(range)
})

it('a range of which a file has nothing is refused with the size that the file has', () => {
  expect(beyondEnd(100)).toMatchObject({ status: 416, headers: { 'content-range': 'bytes */100' } })
})
