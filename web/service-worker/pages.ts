import { KEPT_AT, PAGES, TRIP_PREFIX } from '../app/platform/offline/kept.ts'
import { marked } from '../app/platform/offline/marked-page.ts'
import { pageAddress } from './page-address.ts'

/** About as many pages as somebody visits in a week or two; beyond this, the least recently visited are deleted. */
const PAGES_MAX = 80
/** A visited page that was received within this time is not requested again. In milliseconds. */
const FRESH_MS = 10 * 60_000

/** Statuses of deleted pages, which are then deleted here, too. */
const GONE = [404, 410]

/** Keeps a page as the most recent one. */
export const keepPage = async (url: string, answer: Response): Promise<void> => {
  const pages = await caches.open(PAGES)
  if (GONE.includes(answer.status)) await pages.delete(pageAddress(url))
  const page = await marked(answer)
  if (!page) return
  // A replaced entry keeps its position in the cache, so it is deleted first to move to the end.
  await pages.delete(pageAddress(url))
  await pages.put(pageAddress(url), page)
  const kept = await pages.keys()
  for (const oldest of kept.slice(0, Math.max(0, kept.length - PAGES_MAX))) await pages.delete(oldest)
}

/** A kept page, of a trip or because it was visited; undefined when it is not kept. */
export const keptPage = async (url: string): Promise<Response | undefined> => {
  const names = (await caches.keys()).filter((name) => name === PAGES || name.startsWith(TRIP_PREFIX))
  const found = await Promise.all(
    names.map(async (cacheName) => caches.match(pageAddress(url), { cacheName, ignoreVary: true })),
  )
  const keptAt = (page: Response) => page.headers.get(KEPT_AT) ?? ''
  return found
    .filter((page) => page !== undefined)
    .sort((one, other) => keptAt(other).localeCompare(keptAt(one)))[0]
}

/** Keeps a page that was reached by client-side navigation, and so was never requested as a document. */
export const keepSeen = async (path: string): Promise<void> => {
  const { href } = new URL(path, self.location.origin)
  const kept = await caches.match(pageAddress(href), { cacheName: PAGES, ignoreVary: true })
  const age = Date.now() - Date.parse(kept?.headers.get(KEPT_AT) ?? '1970-01-01')
  if (age < FRESH_MS) return
  const answer = await fetch(pageAddress(href), { headers: { accept: 'text/html' } })
  await keepPage(href, answer)
}
