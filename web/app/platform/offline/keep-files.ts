import { TRIP_PREFIX } from './kept.ts'
import { marked } from './marked-page.ts'
import { rangeAddress } from './range-address.ts'

const AT_ONCE = 4

/** Keeps what belongs to one trip, and counts its bytes. */
export interface Keeper {
  /** Bytes kept so far. */
  bytes: () => number
  /** How many pictures and files there was no room for. */
  leftOut: () => number
  /** Pages as the anonymous are shown them; returns their text. */
  page: (path: string) => Promise<string>
  /** Counts bytes that are kept elsewhere for the same trip; false where there is no room for them. */
  counts: (more: number) => boolean
  /** Pictures, as long as there is room. */
  pictures: (urls: readonly string[]) => Promise<void>
  /** Bytes of a file, as a header names them. */
  range: (url: string, range: string) => Promise<ArrayBuffer>
  /** Lets go of what was kept before and is no part of it any more. Until then all of that stays. */
  finish: () => Promise<void>
}

/** Runs over all, a few at a time. */
export const overAll = async <T>(all: readonly T[], deed: (one: T) => Promise<unknown>): Promise<void> => {
  const left = [...all]
  const work = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await deed(one)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

const had = async (url: string, headers?: Record<string, string>) => {
  const answer = await fetch(url, { headers })
  if (!answer.ok) throw new Error(`${answer.status} ${url}`)
  return answer
}

export const createKeeper = async (tripId: string, bytesMax: number): Promise<Keeper> => {
  const cache = await caches.open(TRIP_PREFIX + tripId)
  let bytes = 0
  let leftOut = 0
  const renewed = new Set<string>()
  const put = async (address: string, answer: Response) => {
    renewed.add(new URL(address, location.href).href)
    await cache.put(address, answer)
  }
  return {
    bytes: () => bytes,
    leftOut: () => leftOut,
    counts: (more) => {
      const fits = bytes + more <= bytesMax
      if (fits) bytes += more
      else leftOut += 1
      return fits
    },
    page: async (path) => {
      const page = await marked(await had(path, { accept: 'text/html' }))
      if (!page) throw new Error(`${path} is no page.`)
      const html = await page.clone().text()
      bytes += html.length
      await put(path, page)
      return html
    },
    pictures: (urls) =>
      overAll(urls, async (url) => {
        if (bytes >= bytesMax) {
          leftOut += 1
          return
        }
        // One that is gone is missing in the place itself, too.
        const answer = await fetch(url).catch(() => null)
        if (!answer?.ok) return
        bytes += (await answer.clone().blob()).size
        await put(url, answer)
      }),
    range: async (url, range) => {
      const answer = await had(url, { range })
      const headers = new Headers(answer.headers)
      const body = await answer.arrayBuffer()
      bytes += body.byteLength
      // A cache takes whole answers only; the service worker makes a part of it again.
      await put(rangeAddress(new URL(url, location.href).href, range), new Response(body, { headers }))
      return body
    },
    finish: async () => {
      for (const request of await cache.keys()) if (!renewed.has(request.url)) await cache.delete(request)
    },
  }
}

export const dropKept = (tripId: string): Promise<boolean> => caches.delete(TRIP_PREFIX + tripId)
