import type { PageDeclaration, PageParameter } from '@andariego/contract/pages'

/** Routes of the web's build, as far as an address is matched against them. */
export type PageRoutes = Record<
  string,
  { id: string; parentId?: string; path?: string; index?: boolean } | undefined
>

/** How the server knows a page that was asked for. */
export interface PageAddress {
  /** Path and query in the one spelling of this page; this is what is rendered. */
  url: string
  /** Whether the answer may be kept under `url`. */
  isKept: boolean
}

/** Longer values are cut here, as the pages cut them. */
const VALUE_MAX = 200
const COUNT = /^[1-9]\d{0,6}$/

/** React Router fetches what the loaders of a page return from this address below the page's own. */
const DATA = /(?:(?<=\/)_)?\.data$/
const ROUTES_PARAMETER = '_routes'

/** A value in its one spelling; '' when it says nothing. */
const spelled = (parameter: PageParameter, value: string): string => {
  if (parameter === 'text') return value.trim().slice(0, VALUE_MAX).trimEnd()
  // Every page begins at the first.
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

/** These change the path around them when an address is resolved, encoded or not. */
const DOTS = ['.', '..']

/** The segments of a path, decoded, without slashes at its end; null when one is no name of anything. */
const segmentsOf = (path: string): string[] | null => {
  const segments = path.replace(/\/+$/, '').split('/').slice(1).map(decoded)
  return segments.every((segment) => segment !== null && !DOTS.includes(segment))
    ? (segments as string[])
    : null
}

interface Pattern {
  page: PageDeclaration
  segments: string[]
  /** The route of the page and those around it. */
  routeIds: string[]
}

/** The path of a page with this request's segments in it; null when they do not match. Letter case means nothing, as in React Router. */
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
 * Tells pages apart by what they show: one address each, however a request spells it. Parameters that a page does not take,
 * repeated ones and unknown routes are dropped, so that nobody can fill the cache with spellings. What is no page keeps its
 * path and is not kept; neither are the pages of signed-in people that have an id in their path: there are endless ids, and the
 * server renders the same for each.
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
      // Spelled plainly, an id that ends like the address of data would become one.
      if (filled === null || filled.length > VALUE_MAX || DATA.test(filled)) continue
      const { audience, path: declared } = pattern.page
      const page = isData ? `${filled}${filled === '/' ? '_' : ''}.data` : filled
      return {
        url: page + queryOf(pattern, new URLSearchParams(search), isData),
        isKept: audience === 'visitors' || !declared.includes(':'),
      }
    }
    return { url: path, isKept: false }
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
