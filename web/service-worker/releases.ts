import {
  ASSETS,
  OF_RELEASE,
  PAGES,
  RELEASE_LOCK,
  RELEASES,
  TRIP_PREFIX,
} from '../app/platform/offline/kept.ts'
import { marked } from '../app/platform/offline/marked-page.ts'

export interface Release {
  /** Changes with any file of the web. */
  version: string
  /** Every file that pages of this release may ask for. */
  files: string[]
  /** Those that are had beforehand. */
  wanted: string[]
}

/** Has the release's files at hand: what the one before had is not fetched again. */
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

/** Has pages of earlier releases again, one by one; one that cannot be had stays as it is, with its files. */
const renewPages = async (version: string) => {
  for (const { cache, request, release } of await keptPages()) {
    if (release === version) continue
    const page = await fetch(request.url, { headers: { accept: 'text/html' } })
      .then(marked)
      .catch(() => null)
    if (page) await cache.put(request, page)
  }
}

/**
 * Lets go of the files of releases that nobody needs any more: no page of them is open, and none is kept. A release that is not
 * known here may have files that are on their way; then nothing goes.
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

/** Whenever a page is looked at: what is kept moves to the release that runs. */
export const tidy = (release: Release): Promise<void> =>
  navigator.locks.request('andariego-tidy', { ifAvailable: true }, async (lock) => {
    const known = await (await caches.open(RELEASES)).keys()
    if (!lock || known.length < 2) return
    await renewPages(release.version)
    await dropOldFiles(release)
  })
