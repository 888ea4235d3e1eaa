/** How a request is answered; null is left to the browser as if there were no service worker. */
export type Strategy =
  /** A whole page: from the server, and from what is kept when that does not answer. */
  | 'page'
  /** What the router asks for in place of a page. */
  | 'data'
  /** A file whose name changes with its content. */
  | 'asset'
  /** From the server, and from what is kept only when that cannot be reached. */
  | 'fallback'
  /** Some bytes of the map. */
  | 'range'

interface Asked {
  method: string
  url: string
  mode: string
  headers: Pick<Headers, 'has'>
}

/** Addresses that browsers open and that are no pages of the product. */
const NO_PAGE = /^\/(api|assets|health)(\/|$)|^\/metrics$|\.(xml|txt)$/
const PICTURE = /^\/api\/(media\/|places\/[^/]+\/poster\.)/
const ROOT_FILE = /^\/[\w-]+\.(svg|png|webmanifest)$/

/**
 * Everything that changes something, that streams, or that depends on who asks passes by: what is kept here is what anybody
 * may see.
 */
export const strategyOf = ({ method, url, mode, headers }: Asked, origin: string): Strategy | null => {
  const { origin: asked, pathname } = new URL(url)
  if (method !== 'GET' || asked !== origin || headers.has('authorization')) return null
  if (headers.has('range')) return pathname.endsWith('.pmtiles') ? 'range' : null
  if (mode === 'navigate') return NO_PAGE.test(pathname) ? null : 'page'
  if (pathname.startsWith('/assets/')) return pathname.endsWith('.pmtiles') ? null : 'asset'
  if (PICTURE.test(pathname) || ROOT_FILE.test(pathname) || pathname === '/api/maps/key') return 'fallback'
  if (pathname.startsWith('/api/')) return null
  return pathname.endsWith('.data') ? 'data' : null
}

/** The page that the router wants the data of: `/_.data` is `/`, `/place/1.data?_routes=…` is `/place/1`. */
export const pageOfData = (url: string): string => {
  const { pathname, searchParams } = new URL(url)
  searchParams.delete('_routes')
  const path = pathname.replace(/\.data$/, '').replace(/\/_$/, '/')
  return searchParams.size > 0 ? `${path}?${searchParams}` : path
}
