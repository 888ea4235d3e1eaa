import { expect, test } from 'vitest'
import { pageAddress } from './page-address.ts'

test.each([
  ['/', '/'],
  ['/?page=2&utm_source=x', '/?page=2'],
  ['/place/1?utm_source=x', '/place/1'],
  ['/chats?con=1', '/chats'],
  ['/reset-password?token=secret', '/reset-password'],
  ['/explorar?q=faro&vista=mapa', '/explorar?q=faro&vista=mapa'],
  ['/itinerary/1?vista=mapa', '/itinerary/1'],
  ['/user', '/user'],
  ['/user/1', '/user/1'],
  ['/nothing/here?q=1', '/nothing/here'],
])('%s is kept as %s', (asked, kept) => {
  expect(pageAddress(`https://andariego.example${asked}`)).toBe(kept)
})
