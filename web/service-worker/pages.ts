import { KEPT_AT, PAGES, TRIP_PREFIX } from '../app/platform/offline/kept.ts'
import { marked } from '../app/platform/offline/marked-page.ts'
import { pageAddress } from './page-address.ts'

/** As many pages as somebody looks at in a week or two; the ones not seen for longest go. */
const PAGES_MAX = 80
/** A page that is on the screen and was had within this time is not asked for once more. */
const FRESH_MS = 10 * 60_000

/** What the server has no more is not kept either. */
const GONE = [404, 410]

/** Keeps an answer as the newest of the pages. */
export const keepPage = async (url: string, answer: Response): Promise<void> => {
  const pages = await caches.open(PAGES)
  if (GONE.includes(answer.status)) await pages.delete(pageAddress(url))
  const page = await marked(answer)
  if (!page) return
  // What is put in the place of another keeps the other's turn to go.
  await pages.delete(pageAddress(url))
  await pages.put(pageAddress(url), page)
  const kept = await pages.keys()
  for (const oldest of kept.slice(0, Math.max(0, kept.length - PAGES_MAX))) await pages.delete(oldest)
}

/** A page as it is kept, of a trip or because it was seen; undefined when it is not. */
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

/** Has a page that was reached within the app, and so never came as a page, kept as well. */
export const keepSeen = async (path: string): Promise<void> => {
  const { href } = new URL(path, self.location.origin)
  const kept = await caches.match(pageAddress(href), { cacheName: PAGES, ignoreVary: true })
  const age = Date.now() - Date.parse(kept?.headers.get(KEPT_AT) ?? '1970-01-01')
  if (age < FRESH_MS) return
  const answer = await fetch(pageAddress(href), { headers: { accept: 'text/html' } })
  await keepPage(href, answer)
}
