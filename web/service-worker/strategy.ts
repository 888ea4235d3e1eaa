/** How a request is answered; null leaves it to the browser, as if there were no service worker. */
export type Strategy =
  /** A document: from the server, or from the cache when the server does not answer. */
  | 'page'
  /** The data request that the router makes instead of loading a document. */
  | 'data'
  /** A file whose name changes with its content. */
  | 'asset'
  /** From the server; from the cache only when the server cannot be reached. */
  | 'fallback'
  /** A part of the map's file. */
  | 'range'

interface Asked {
  method: string
  url: string
  mode: string
  headers: Pick<Headers, 'has'>
}

/** The world's map, and those of imported regions. */
const MAP_FILE = /\.pmtiles$|^\/api\/maps\/regions\//
/** Addresses that are no pages of the product, although a browser can open them. */
const NO_PAGE = /^\/(api|assets|health)(\/|$)|^\/metrics$|\.(xml|txt)$/
const PICTURE = /^\/api\/(media\/|places\/[^/]+\/poster\.)/
const ROOT_FILE = /^\/[\w-]+\.(svg|png|webmanifest)$/

/**
 * Everything that changes data, streams, or depends on the session bypasses the service worker: its caches only contain what
 * anybody may see.
 */
export const strategyOf = ({ method, url, mode, headers }: Asked, origin: string): Strategy | null => {
  const { origin: asked, pathname } = new URL(url)
  if (method !== 'GET' || asked !== origin || headers.has('authorization')) return null
  if (headers.has('range')) return MAP_FILE.test(pathname) ? 'range' : null
  if (mode === 'navigate') return NO_PAGE.test(pathname) ? null : 'page'
  if (pathname.startsWith('/assets/')) return pathname.endsWith('.pmtiles') ? null : 'asset'
  if (PICTURE.test(pathname) || ROOT_FILE.test(pathname) || pathname === '/api/maps/key') return 'fallback'
  if (pathname.startsWith('/api/')) return null
  return pathname.endsWith('.data') ? 'data' : null
}

/** The page that a data request belongs to: `/` for `/_.data`, `/place/1` for `/place/1.data?_routes=…`. */
export const pageOfData = (url: string): string => {
  const { pathname, searchParams } = new URL(url)
  searchParams.delete('_routes')
  const path = pathname.replace(/\.data$/, '').replace(/\/_$/, '/')
  return searchParams.size > 0 ? `${path}?${searchParams}` : path
}
