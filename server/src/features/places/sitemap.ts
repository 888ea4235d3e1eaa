import { pages } from '@andariego/contract/pages'
/** The most that one file may list, by the sitemap protocol (sitemaps.org). */
export const SITEMAP_PAGE_SIZE = 50_000

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** Pages that are always there. */
const FIXED_PAGES = [pages.home(), pages.explore()]

/** How many files list so many addresses: one at least. */
const filesFor = (count: number) => Math.max(1, Math.ceil(count / SITEMAP_PAGE_SIZE))

/** The list of the files that list the places, and of those that list the public profiles. */
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

/** One file of places; the first also has the pages that are no places. */
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

/** One file of public profiles. */
export const peoplePage = (origin: string, people: readonly { id: string }[]): string =>
  fileOf(people.map(({ id }) => `<loc>${escapeXml(origin + pages.user({ id }))}</loc>`))

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
