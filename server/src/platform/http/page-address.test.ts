import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PageRoutes, pageAddresses } from './page-address.ts'

const ROUTES: PageRoutes = {
  root: { id: 'root', path: '' },
  frame: { id: 'frame', parentId: 'root' },
  home: { id: 'home', parentId: 'frame', index: true },
  tree: { id: 'tree', parentId: 'frame', path: 'tree/:id' },
  map: { id: 'map', parentId: 'frame', path: 'map' },
}

const addressOf = pageAddresses(
  [
    { path: '/', audience: 'visitors', query: { page: 'count' } },
    { path: '/tree/:id', audience: 'visitors' },
    {
      path: '/map',
      audience: 'visitors',
      query: { q: 'text', stars: 'number', sort: ['new', 'high'] },
      browserQuery: { token: 'text' },
    },
    { path: '/desk', audience: 'signed-in' },
    { path: '/desk/:id?', audience: 'signed-in' },
  ],
  ROUTES,
)
const keyOf = (url: string) => {
  const address = addressOf(url)
  return address.isKept ? address.url : null
}

test.each([
  // The path.
  ['/', '/'],
  ['//', '/'],
  ['/tree/7', '/tree/7'],
  ['/tree/7/', '/tree/7'],
  ['/TREE/7', '/tree/7'],
  ['/%74ree/%37', '/tree/7'],
  ['/tree/a%c3%b1o', '/tree/a%C3%B1o'],
  ['/tree/a%2fb', '/tree/a%2Fb'],
  // The query: what the page takes, in one order, each in one spelling.
  ['/?utm_source=x&page=2&fbclid=y', '/?page=2'],
  ['/?', '/'],
  ['/?page=1', '/'],
  ['/?page=', '/'],
  ['/?page=02', '/'],
  ['/?page=2.5', '/'],
  ['/?page=99999999', '/'],
  ['/tree/7?page=2', '/tree/7'],
  ['/map?sort=high&q=rio', '/map?q=rio&sort=high'],
  ['/map?q=rio&q=mar', '/map?q=rio'],
  ['/map?q=%20r%69o+azul%20', '/map?q=rio+azul'],
  ['/map?q=a/b', '/map?q=a%2Fb'],
  ['/map?Q=rio', '/map'],
  [`/map?q=${'x'.repeat(5_000)}`, `/map?q=${'x'.repeat(200)}`],
  ['/map?sort=old', '/map'],
  ['/map?stars=4.50', '/map?stars=4.5'],
  ['/map?stars=many', '/map'],
  ['/map?token=secret', '/map'],
  // Data that the browser fetches.
  ['/_.data', '/_.data'],
  ['/_.data?page=2&index', '/_.data?page=2'],
  ['/tree/7.data', '/tree/7.data'],
  ['/tree/7/_.data', '/tree/7.data'],
  ['/tree/7.data?_routes=tree', '/tree/7.data?_routes=tree'],
  ['/tree/7.data?_routes=tree,root,tree,evil', '/tree/7.data?_routes=root%2Ctree'],
  ['/tree/7.data?_routes=map', '/tree/7.data'],
  [`/tree/7.data?_routes=${'evil,'.repeat(2_400)}`, '/tree/7.data'],
  ['/tree/7?_routes=tree', '/tree/7'],
  // Pages of signed-in people: one without an id in its path is one page.
  ['/desk', '/desk'],
])('%s is known as %s', (asked, key) => {
  expect(keyOf(asked)).toBe(key)
})

test.each([
  '/nowhere',
  '/nowhere?page=2',
  '/tree',
  '/tree//7',
  '//tree/7',
  '/tree/7/more',
  '/tree/..',
  '/tree/%2e%2E',
  '/tree/%zz',
  '/tree/7%2Edata',
  `/tree/${'7'.repeat(300)}`,
  '/desk/7',
  '/desk/7?page=2',
  '*',
  'http://elsewhere/tree/7',
])('%s is not kept', (asked) => {
  expect(keyOf(asked)).toBeNull()
})

test('the path of an unknown page is kept, without its query', () => {
  expect(addressOf('/nowhere?q=x')).toEqual({ url: '/nowhere', isKept: false, shows: [] })
})

test("a page's canonical address is recognized as such: the cache is looked up before the request is parsed", () => {
  const part = fc.oneof(
    fc.constantFrom('/', '%2F', '.', '..', '%2e', 'tree', 'map', 'desk', 'MAP', '_', '.data', '_.data', '7'),
    fc.constantFrom('?', '&', '=', 'q', 'page', 'stars', 'sort', 'high', '_routes', 'root', 'tree', ',', '+'),
    fc.string({ maxLength: 3, unit: 'binary' }).map((text) => encodeURIComponent(text.toWellFormed())),
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const key = keyOf(`/${parts.join('')}`)
      if (key !== null) expect(keyOf(key)).toBe(key)
    }),
    { numRuns: 500 },
  )
})
