import { pages } from '@andariego/contract/pages'
/** The most that one file may list, by the sitemap protocol (sitemaps.org). */
export const SITEMAP_PAGE_SIZE = 50_000

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** Pages that are always there. */
const FIXED_PAGES = [pages.home(), pages.explore()]

/** The list of the files that list the places: one at least. */
export const sitemapIndex = (origin: string, places: number): string => {
  const files = Math.max(1, Math.ceil(places / SITEMAP_PAGE_SIZE))
  const entries = Array.from(
    { length: files },
    (_, index) => `<sitemap><loc>${escapeXml(`${origin}/sitemaps/${index + 1}.xml`)}</loc></sitemap>\n`,
  )
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${entries.join('')}</sitemapindex>\n`
}

/** One file of addresses; the first also has the pages that are no places. */
export const sitemapPage = (
  origin: string,
  page: number,
  places: readonly { id: string; createdAt: string }[],
): string => {
  const fixed =
    page === 1 ? FIXED_PAGES.map((path) => `<url><loc>${escapeXml(origin + path)}</loc></url>\n`) : []
  const entries = places.map(
    ({ id, createdAt }) =>
      `<url><loc>${escapeXml(`${origin}${pages.place({ id })}`)}</loc><lastmod>${createdAt.slice(0, 10)}</lastmod></url>\n`,
  )
  return `${HEAD}<urlset ${NAMESPACE}>\n${fixed.join('')}${entries.join('')}</urlset>\n`
}

/** What search engines may visit: the public pages and their pictures. The rest is either private or no page. */
export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    'Allow: /api/media/',
    'Allow: /api/places/*/poster',
    'Disallow: /api/',
    ...[
      'account',
      'add-place',
      'chats',
      'ai-chat',
      'groups',
      'itinerar',
      'create-itinerary',
      'profile',
      'search',
    ].map((path) => `Disallow: /${path}`),
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
