import { ASSETS, type FromKept, KEPT_AT, type ToWorker, TRIP_PREFIX } from '../app/platform/offline/kept.ts'
import { offlinePage } from './offline-page.ts'
import { keepPage, keepSeen, keptPage } from './pages.ts'
import { rangeOf } from './ranges.ts'
import { install, type Release, tidy } from './releases.ts'
import { pageOfData, type Strategy, strategyOf } from './strategy.ts'

declare const self: ServiceWorkerGlobalScope
/** Put in by the build. */
declare const RELEASE: Release

/** Who has a page at hand is shown it when the server has not answered by then. */
const PATIENCE_MS = 3_000

/** Pages that came from what is kept, until they ask. */
const cameFromKept = new Map<string, string>()

const later = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms))

const page = async (event: FetchEvent): Promise<Response> => {
  const { request, resultingClientId } = event
  const asked = fetch(request)
  const kept = asked.then(
    (answer) => keepPage(request.url, answer.clone()),
    () => {},
  )
  event.waitUntil(kept)
  const first = await Promise.race([asked, later(PATIENCE_MS)]).catch(() => undefined)
  if (first) return first
  const older = await keptPage(request.url)
  if (!older) return asked.catch(offlinePage)
  cameFromKept.set(resultingClientId, older.headers.get(KEPT_AT) ?? '')
  return older
}

/** A page that is kept is loaded as a whole: its data alone may be of another release than the page that asks. */
const data = async ({ request }: FetchEvent): Promise<Response> => {
  try {
    return await fetch(request)
  } catch (error) {
    const path = pageOfData(request.url)
    if (!(await keptPage(new URL(path, self.location.origin).href))) throw error
    const headers = { 'x-remix-redirect': path, 'x-remix-status': '302', 'x-remix-reload-document': 'true' }
    return new Response(null, { status: 204, headers })
  }
}

const asset = async ({ request }: FetchEvent): Promise<Response> => {
  const kept = await caches.match(request, { cacheName: ASSETS, ignoreVary: true })
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.status === 200) await (await caches.open(ASSETS)).put(request.url, answer.clone())
  return answer
}

/** Of a picture there is one width, which stands for all. */
const fallback = async ({ request }: FetchEvent): Promise<Response> => {
  try {
    return await fetch(request)
  } catch (error) {
    for (const cacheName of await caches.keys()) {
      if (cacheName !== ASSETS && !cacheName.startsWith(TRIP_PREFIX)) continue
      const kept = await caches.match(request.url, { cacheName, ignoreVary: true, ignoreSearch: true })
      if (kept) return kept
    }
    throw error
  }
}

const answers: Record<Strategy, (event: FetchEvent) => Promise<Response>> = {
  page,
  data,
  asset,
  fallback,
  range: ({ request }) => rangeOf(request),
}

self.addEventListener('install', (event) => event.waitUntil(install(RELEASE)))

// The page of the first visit is looked after as well.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const strategy = strategyOf(event.request, self.location.origin)
  if (strategy) event.respondWith(answers[strategy](event))
})

self.addEventListener('message', (event) => {
  const said = event.data as ToWorker
  if (said.type === 'take-over') event.waitUntil(self.skipWaiting())
  // Without a connection there is nothing to keep; the next time it is seen it will be.
  if (said.type === 'seen')
    event.waitUntil(
      keepSeen(said.path)
        .then(() => tidy(RELEASE))
        .catch(() => {}),
    )
  if (said.type === 'how-old') {
    const client = (event.source as Client | null)?.id ?? ''
    const answer: FromKept = { keptAt: cameFromKept.get(client) ?? null }
    cameFromKept.delete(client)
    event.ports[0]?.postMessage(answer)
  }
})
