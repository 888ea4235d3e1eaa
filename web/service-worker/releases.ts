import {
  ASSETS,
  OF_RELEASE,
  PAGES,
  RELEASE_LOCK,
  RELEASES,
  TRIP_PREFIX,
} from '../app/platform/offline/kept.ts'
import { marked } from '../app/platform/offline/marked-page.ts'

/** How long one page may take; the other visits' tidying waits for it. In milliseconds. */
const RENEWED_WITHIN_MS = 30_000

export interface Release {
  /** Changes with any file of the web. */
  version: string
  /** All files that pages of this release may request. */
  files: string[]
  /** The files to load in advance. */
  wanted: string[]
}

/** Loads the release's files into the cache; files that the previous release already has are not loaded again. */
export const install = async ({ version, files, wanted }: Release): Promise<void> => {
  const assets = await caches.open(ASSETS)
  const known = new Set((await assets.keys()).map(({ url }) => new URL(url).pathname))
  const missing = wanted.filter((file) => !known.has(file) || !file.startsWith('/assets/'))
  await assets.addAll(missing)
  const releases = await caches.open(RELEASES)
  await releases.put(`/${version}`, Response.json(files))
}

const releasesOpen = async (): Promise<string[]> => {
  const { held = [], pending = [] } = await navigator.locks.query()
  return [...held, ...pending]
    .map(({ name = '' }) => name)
    .filter((name) => name.startsWith(RELEASE_LOCK))
    .map((name) => name.slice(RELEASE_LOCK.length))
}

const keptPages = async () => {
  const names = (await caches.keys()).filter((name) => name === PAGES || name.startsWith(TRIP_PREFIX))
  const found = names.map(async (name) => {
    const cache = await caches.open(name)
    const requests = await cache.keys()
    return Promise.all(
      requests.map(async (request) => ({
        cache,
        request,
        release: (await cache.match(request))?.headers.get(OF_RELEASE) ?? null,
      })),
    )
  })
  return (await Promise.all(found)).flat().filter(({ release }) => release !== null)
}

/** Reloads kept pages of earlier releases, one by one; a page that cannot be loaded stays as it is, with its files. */
const renewPages = async (version: string) => {
  for (const { cache, request, release } of await keptPages()) {
    if (release === version) continue
    const page = await fetch(request.url, {
      headers: { accept: 'text/html' },
      signal: AbortSignal.timeout(RENEWED_WITHIN_MS),
    })
      .then(marked)
      .catch(() => null)
    // The server is ahead of this worker: the next one renews the pages.
    if (page && page.headers.get(OF_RELEASE) !== version) return
    if (page) await cache.put(request, page)
  }
}

/**
 * Deletes the files of releases that nobody needs: no page of theirs is open or kept. Deletes nothing while an unknown release
 * exists, whose files may be loading just now.
 */
const dropOldFiles = async ({ version }: Release) => {
  const needed = new Set([version, ...(await releasesOpen())])
  for (const { release } of await keptPages()) if (release) needed.add(release)
  const releases = await caches.open(RELEASES)
  const lists = await Promise.all(
    [...needed].map(
      async (name) => (await releases.match(`/${name}`))?.json() as Promise<string[]> | undefined,
    ),
  )
  if (lists.includes(undefined)) return
  const files = new Set(lists.flat())
  const assets = await caches.open(ASSETS)
  for (const request of await assets.keys())
    if (!files.has(new URL(request.url).pathname)) await assets.delete(request)
  for (const request of await releases.keys())
    if (!needed.has(new URL(request.url).pathname.slice(1))) await releases.delete(request)
}

/** Runs whenever a page is visited: moves what is kept to the running release. */
export const tidy = (release: Release): Promise<void> =>
  navigator.locks.request('andariego-tidy', { ifAvailable: true }, async (lock) => {
    const known = await (await caches.open(RELEASES)).keys()
    if (!lock || known.length < 2) return
    await renewPages(release.version)
    await dropOldFiles(release)
  })
