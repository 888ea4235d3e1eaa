import { ASSETS, type FromKept, KEPT_AT, type ToWorker, TRIP_PREFIX } from '../app/platform/offline/kept.ts'
import { offlinePage } from './offline-page.ts'
import { keepPage, keepSeen, keptPage } from './pages.ts'
import { rangeOf } from './ranges.ts'
import { install, type Release, tidy } from './releases.ts'
import { pageOfData, type Strategy, strategyOf } from './strategy.ts'

declare const self: ServiceWorkerGlobalScope
/** The build inserts this. */
declare const RELEASE: Release

/** When the server has not answered after this time, a kept page is shown instead. In milliseconds. */
const PATIENCE_MS = 3_000

/** Pages that were served from the cache, until they ask for it, by the client's id. */
const cameFromKept = new Map<string, FromKept>()

const later = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms))

const page = async (event: FetchEvent): Promise<Response> => {
  const { request, resultingClientId } = event
  const asked = fetch(request)
  const kept = asked.then(
    (answer) => keepPage(request.url, answer.clone()),
    () => {},
  )
  event.waitUntil(kept)
  const first = await Promise.race([asked, later(PATIENCE_MS)]).catch(() => 'unreachable' as const)
  if (first && first !== 'unreachable') return first
  const older = await keptPage(request.url)
  if (!older) return asked.catch(offlinePage)
  const keptAt = older.headers.get(KEPT_AT) ?? ''
  cameFromKept.set(resultingClientId, { keptAt, unreachable: first === 'unreachable' })
  return older
}

/**
 * Offline, the router is made to load the whole page: kept data could belong to another release than the page that requests them.
 */
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

/** Only one width of each picture is kept, which serves for all. */
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

// Takes control of the page of the first visit, too.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const strategy = strategyOf(event.request, self.location.origin)
  if (strategy) event.respondWith(answers[strategy](event))
})

self.addEventListener('message', (event) => {
  const said = event.data as ToWorker
  if (said.type === 'which') event.ports[0]?.postMessage(RELEASE.version)
  if (said.type === 'take-over') event.waitUntil(self.skipWaiting())
  // Without a connection nothing can be kept; the page is kept at its next visit.
  if (said.type === 'seen')
    event.waitUntil(
      keepSeen(said.path)
        .then(() => tidy(RELEASE))
        .catch(() => {}),
    )
  if (said.type === 'how-old') {
    const client = (event.source as Client | null)?.id ?? ''
    const answer = cameFromKept.get(client) ?? { keptAt: null, unreachable: false }
    cameFromKept.delete(client)
    event.ports[0]?.postMessage(answer)
  }
})
