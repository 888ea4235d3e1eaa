import { expect, test } from 'vitest'
import { pageOf } from './page-number.ts'

const asked = (page: string) => pageOf(`https://andariego.example/?page=${page}`)

test('the page of an address is its number', () => {
  expect(asked('3')).toBe(3)
  expect(pageOf('https://andariego.example/')).toBe(1)
})

test.each(['0', '-1', '1.5', 'dos', '', '1e3', '<script>'])(
  'what is no page number, as %j, is page 1',
  (page) => {
    expect(asked(encodeURIComponent(page))).toBe(1)
  },
)

test('no page is further than the API goes', () => {
  expect(asked('99999999999999999999')).toBe(1_000_000)
})
