import { type PageDeclaration, pageDeclarations } from '@andariego/contract/pages'

const pages = Object.values<PageDeclaration>(pageDeclarations).map(({ path, query = {} }) => ({
  pattern: new RegExp(`^${path.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')}/?$`),
  query: Object.keys(query),
}))

/**
 * The path under which a page is kept: with the search parameters that the server renders, and without those that only the
 * browser reads, which may be tokens.
 */
export const pageAddress = (url: string): string => {
  const { pathname, searchParams } = new URL(url)
  const known = pages.find(({ pattern }) => pattern.test(pathname))
  const kept = new URLSearchParams([...searchParams].filter(([name]) => known?.query.includes(name) ?? false))
  return kept.size > 0 ? `${pathname}?${kept}` : pathname
}
