import type { PageDeclaration, PageParameter } from '@andariego/contract/pages'

/** The routes of the web's build, as far as they are needed to match addresses. */
export type PageRoutes = Record<
  string,
  { id: string; parentId?: string; path?: string; index?: boolean } | undefined
>

/** How the server identifies the requested page. */
export interface PageAddress {
  /** The canonical path and query of the page; this is what is rendered. */
  url: string
  /** Whether the rendered page may be cached under `url`. */
  isKept: boolean
  /** The kinds of cache tags that the kept page may carry. */
  shows: readonly string[]
}

/** Longer values are truncated, as the pages do. */
const VALUE_MAX = 200
const COUNT = /^[1-9]\d{0,6}$/

/** React Router fetches the data of a page's loaders from this address below the page's. */
const DATA = /(?:(?<=\/)_)?\.data$/
const ROUTES_PARAMETER = '_routes'

/** Returns a value's canonical spelling; '' when it has no meaning. */
const spelled = (parameter: PageParameter, value: string): string => {
  if (parameter === 'text') return value.trim().slice(0, VALUE_MAX).trimEnd()
  // Page 1 is the default.
  if (parameter === 'count') return COUNT.test(value) && value !== '1' ? value : ''
  if (parameter !== 'number') return parameter.includes(value) ? value : ''
  const number = value.trim() === '' ? Number.NaN : Number(value)
  return Number.isFinite(number) ? String(number) : ''
}

const decoded = (segment: string): string | null => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}

/** These segments change the path around them when a URL is resolved, encoded or not. */
const DOTS = ['.', '..']

/** Returns the decoded segments of a path, without trailing slashes; null when a segment cannot be part of a page's path. */
const segmentsOf = (path: string): string[] | null => {
  const segments = path.replace(/\/+$/, '').split('/').slice(1).map(decoded)
  return segments.every((segment) => segment !== null && !DOTS.includes(segment))
    ? (segments as string[])
    : null
}

interface Pattern {
  page: PageDeclaration
  segments: string[]
  /** The ids of the page's route and its parent routes. */
  routeIds: string[]
}

/**
 * Returns the page's path with this request's segments filled in; null when they do not match. Ignores letter case, as React
 * Router does.
 */
const filledPath = ({ segments }: Pattern, asked: readonly string[]): string | null => {
  const required = segments.filter((segment) => !segment.endsWith('?')).length
  if (asked.length < required || asked.length > segments.length) return null
  const filled: string[] = []
  for (const [index, segment] of asked.entries()) {
    const expected = segments[index] ?? ''
    const isParameter = expected.startsWith(':')
    if (isParameter ? segment === '' : segment.toLowerCase() !== expected) return null
    filled.push(isParameter ? encodeURIComponent(segment) : expected)
  }
  return `/${filled.join('/')}`
}

const routeIdsOf = (path: string, routes: PageRoutes): string[] => {
  let route = Object.values(routes).find((one) =>
    path === '/' ? one?.index : one?.path === path.slice(1) && !one.index,
  )
  const ids: string[] = []
  while (route) {
    ids.unshift(route.id)
    route = route.parentId === undefined ? undefined : routes[route.parentId]
  }
  return ids
}

/**
 * Maps each request to the canonical address of its page. Drops unknown and repeated parameters and unknown routes, so that
 * nobody can fill the cache with spellings. A path that is no page is left as it is and not cached. Neither are the pages of
 * signed-in people with an id in their path: ids are endless, and the server renders the same for each.
 */
export const pageAddresses = (declarations: readonly PageDeclaration[], routes: PageRoutes) => {
  const patterns: Pattern[] = declarations.map((page) => ({
    page,
    segments: page.path.split('/').filter((segment) => segment !== ''),
    routeIds: routeIdsOf(page.path, routes),
  }))

  return (asked: string): PageAddress => {
    const start = asked.indexOf('?')
    const path = start < 0 ? asked : asked.slice(0, start)
    const search = start < 0 ? '' : asked.slice(start)
    const isData = DATA.test(path)
    const segments = path.startsWith('/') ? segmentsOf(path.replace(DATA, '')) : null
    for (const pattern of segments ? patterns : []) {
      const filled = filledPath(pattern, segments ?? [])
      // Decoded, an id that ends like a data address would become one.
      if (filled === null || filled.length > VALUE_MAX || DATA.test(filled)) continue
      const { audience, path: declared, shows = [] } = pattern.page
      const page = isData ? `${filled}${filled === '/' ? '_' : ''}.data` : filled
      return {
        url: page + queryOf(pattern, new URLSearchParams(search), isData),
        isKept: audience === 'visitors' || !declared.includes(':'),
        shows,
      }
    }
    return { url: path, isKept: false, shows: [] }
  }
}

const queryOf = ({ page, routeIds }: Pattern, given: URLSearchParams, isData: boolean): string => {
  const query = new URLSearchParams()
  for (const [name, parameter] of Object.entries(page.query ?? {})) {
    const value = spelled(parameter, given.get(name) ?? '')
    if (value !== '') query.set(name, value)
  }
  const wanted = (isData && given.get(ROUTES_PARAMETER)?.split(',')) || []
  const known = routeIds.filter((id) => wanted.includes(id))
  if (known.length > 0) query.set(ROUTES_PARAMETER, known.join(','))
  return query.size === 0 ? '' : `?${query}`
}
