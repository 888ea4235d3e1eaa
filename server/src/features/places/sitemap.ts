import { pages } from '@andariego/contract/pages'
/** The most addresses that one file may list, by the sitemap protocol (sitemaps.org). */
export const SITEMAP_PAGE_SIZE = 50_000

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** Pages that always exist. */
const FIXED_PAGES = [pages.home(), pages.explore()]

/** Returns how many files it takes to list this many addresses; at least one. */
const filesFor = (count: number) => Math.max(1, Math.ceil(count / SITEMAP_PAGE_SIZE))

/** Lists the files of places and those of public profiles. */
export const sitemapIndex = (origin: string, counts: { places: number; people: number }): string => {
  const files = (count: number, name: string) =>
    Array.from(
      { length: filesFor(count) },
      (_, index) =>
        `<sitemap><loc>${escapeXml(`${origin}/sitemaps/${name}${index + 1}.xml`)}</loc></sitemap>\n`,
    )
  const entries = [...files(counts.places, ''), ...files(counts.people, 'people-')]
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${entries.join('')}</sitemapindex>\n`
}

const fileOf = (entries: readonly string[]) =>
  `${HEAD}<urlset ${NAMESPACE}>\n${entries.map((entry) => `<url>${entry}</url>\n`).join('')}</urlset>\n`

/** A file of places; the first also has the pages that are no places. */
export const sitemapPage = (
  origin: string,
  page: number,
  places: readonly { id: string; createdAt: string }[],
): string => {
  const location = (path: string) => `<loc>${escapeXml(origin + path)}</loc>`
  return fileOf([
    ...(page === 1 ? FIXED_PAGES.map(location) : []),
    ...places.map(
      ({ id, createdAt }) => `${location(pages.place({ id }))}<lastmod>${createdAt.slice(0, 10)}</lastmod>`,
    ),
  ])
}

/** A file of public profiles. */
export const peoplePage = (origin: string, people: readonly { id: string }[]): string =>
  fileOf(people.map(({ id }) => `<loc>${escapeXml(origin + pages.user({ id }))}</loc>`))

/** Tells search engines what they may visit: the public pages and their pictures. Everything else is private or no page. */
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
