import { describe, expect } from 'vitest'
import { placeWithReview } from './community.ts'
import { journey } from './journey.ts'
import { runsWith } from './running.ts'

/** Headers that belong to a single response and differ each time. */
const OWN = ['x-request-id', 'date', 'connection', 'keep-alive']

const headersOf = (answer: Response) =>
  Object.fromEntries([...answer.headers].filter(([name]) => !OWN.includes(name)).sort())

/** The pages that have content for anonymous visitors, and the data requests that the router makes when a link leads to them. */
const visitorPages = (place: string) => [
  '/',
  '/?page=2',
  '/explorar',
  '/explorar?sort=rating',
  '/search',
  '/search?q=mirador',
  `/place/${place}`,
  '/login',
  '/register',
  '/_.data',
  '/explorar.data',
  '/search.data?q=mirador',
  `/place/${place}.data`,
]

// With a single process, the second request is sure to find what the first one left in the cache.
describe('pages for visitors', () => {
  const product = runsWith('kept-pages', () => ({ WORKERS: '1' }))
  const alone = journey.override('product', product)

  alone('are kept, and go out again with the very headers of the first time', async ({ register }) => {
    const place = await placeWithReview(await register(), 'Mirador de las cartas')
    for (const path of visitorPages(place)) {
      const ask = () => fetch(product().url + path, { headers: { 'accept-encoding': 'br' } })
      const first = await ask()
      expect([path, first.status]).toEqual([path, 200])
      const again = await ask()
      // Pages whose loader reads something that is not cached answer `no-store` and have no etag. None of these may.
      expect([path, again.headers.get('cache-control')]).toEqual([path, 'no-cache'])
      expect(again.headers.get('etag')).not.toBeNull()
      expect(headersOf(again)).toEqual(headersOf(first))
      expect(await again.text()).toBe(await first.text())
    }
  })

  alone('may be taken from the browser for a moment when they were asked for ahead', async () => {
    const cachingOf = async (headers: Record<string, string>) =>
      (await fetch(`${product().url}/explorar.data`, { headers })).headers.get('cache-control')
    expect(await cachingOf({ 'sec-purpose': 'prefetch' })).toBe('private, max-age=5')
    // As speculation rules ask.
    expect(await cachingOf({ 'sec-purpose': 'prefetch;prerender' })).toBe('private, max-age=5')
    expect(await cachingOf({})).toBe('no-cache')
    expect(await cachingOf({ 'sec-purpose': '' })).toBe('no-cache')
  })
})
