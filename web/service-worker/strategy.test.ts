import { expect, test } from 'vitest'
import { pageOfData, strategyOf } from './strategy.ts'

const HERE = 'https://andariego.example'
const strategy = (path: string, { method = 'GET', mode = 'cors', headers = {} } = {}) =>
  strategyOf({ method, mode, url: new URL(path, HERE).href, headers: new Headers(headers) }, HERE)

test.each([
  ['/', 'page'],
  ['/place/1?vista=mapa', 'page'],
  ['/api/docs', null],
  ['/health/live', null],
  ['/metrics', null],
  ['/sitemap.xml', null],
  ['/robots.txt', null],
])('a browser that opens %s is answered by %s', (path, expected) => {
  expect(strategy(path, { mode: 'navigate' })).toBe(expected)
})

test.each([
  ['/assets/root-1a.js', 'asset'],
  ['/assets/base-1a.pmtiles', null],
  ['/favicon.svg', 'fallback'],
  ['/api/media/1?w=320', 'fallback'],
  ['/api/places/1/poster.svg', 'fallback'],
  ['/api/maps/key', 'fallback'],
  ['/place/1.data', 'data'],
  ['/_.data', 'data'],
  ['/api/places', null],
  ['/api/auth/confirm-email/token', null],
  ['https://tiles.example/1/2/3.png', null],
])('%s is answered by %s', (path, expected) => {
  expect(strategy(path)).toBe(expected)
})

test('what changes something, or depends on who asks, passes by', () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'HEAD'])
    expect(strategy('/assets/a.js', { method })).toBeNull()
  for (const path of ['/api/media/1', '/api/events', '/place/1.data', '/assets/a.js'])
    expect(strategy(path, { headers: { authorization: 'Bearer token' } })).toBeNull()
})

test('of a part of a file only the map is ours: videos seek past us', () => {
  const headers = { range: 'bytes=0-99' }
  expect(strategy('/assets/base-1a.pmtiles', { headers })).toBe('range')
  expect(strategy('/api/maps/regions/andorra/1a', { headers })).toBe('range')
  expect(strategy('/api/media/1', { headers })).toBeNull()
})

test.each([
  ['/_.data', '/'],
  ['/_.data?page=2', '/?page=2'],
  ['/place/1.data?_routes=routes%2Fplace', '/place/1'],
  ['/search.data?q=mirador&_routes=root', '/search?q=mirador'],
])('the router that asks for %s wants the page %s', (data, page) => {
  expect(pageOfData(HERE + data)).toBe(page)
})
