import { TRIP_PREFIX } from './kept.ts'
import { marked } from './marked-page.ts'
import { createPace, patiently } from './patience.ts'
import { rangeAddress } from './range-address.ts'

const AT_ONCE = 4

/** Keeps the resources of one trip in a cache, and counts their bytes. */
export interface Keeper {
  /** Bytes kept so far. */
  bytes: () => number
  /** The number of pages, pictures, files and parts of the map that did not fit or did not arrive. */
  leftOut: () => number
  /** Counts parts as left out. */
  leaveOut: (parts: number) => void
  /** Whether there is space for one more part; counts it as left out when there is none. */
  hasRoom: () => boolean
  /** Keeps a page as anonymous visitors see it; returns its HTML, empty when there was no space for it. */
  page: (path: string) => Promise<string>
  /** Counts bytes that are stored elsewhere for the same trip; false when they do not fit. */
  counts: (more: number) => boolean
  /** Keeps pictures while there is space. */
  pictures: (urls: readonly string[]) => Promise<void>
  /** Keeps a part of a file and returns it; `range` is the value of the Range header. */
  range: (url: string, range: string) => Promise<ArrayBuffer>
  /** Deletes what an earlier copy kept and this one does not need. Until then the earlier copy stays complete. */
  finish: () => Promise<void>
}

/** Runs `deed` for all items, a few at a time. */
export const overAll = async <T>(all: readonly T[], deed: (one: T) => Promise<unknown>): Promise<void> => {
  const left = [...all]
  const work = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await deed(one)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

const pace = createPace()

/** Sends a request at the pace of all that is kept, and waits when there were too many. */
export const sendPatiently = <T>(send: () => Promise<T>): Promise<T> =>
  patiently(async () => {
    await pace()
    return send()
  })

const had = async (url: string, headers?: Record<string, string>) => {
  const answer = await sendPatiently(() => fetch(url, { headers }))
  if (!answer.ok) throw new Error(`${answer.status} ${url}`)
  return answer
}

/** A whole picture; null when it does not arrive, 'gone' when it was deleted and is missing on its place's page, too. */
const pictureAt = async (url: string) => {
  try {
    const answer = await sendPatiently(() => fetch(url))
    if (!answer.ok) return [404, 410].includes(answer.status) ? 'gone' : null
    // The connection may still break before the end of the body.
    await answer.clone().blob()
    return answer
  } catch {
    return null
  }
}

export const createKeeper = async (tripId: string, bytesMax: number): Promise<Keeper> => {
  const cache = await caches.open(TRIP_PREFIX + tripId)
  let bytes = 0
  let leftOut = 0
  const renewed = new Set<string>()
  const leaveOut = (parts: number) => {
    leftOut += parts
  }
  const hasRoom = () => {
    const isFull = bytes >= bytesMax
    if (isFull) leaveOut(1)
    return !isFull
  }
  const put = async (address: string, answer: Response) => {
    renewed.add(new URL(address, location.href).href)
    await cache.put(address, answer)
  }
  return {
    bytes: () => bytes,
    leftOut: () => leftOut,
    leaveOut,
    hasRoom,
    counts: (more) => {
      const fits = bytes + more <= bytesMax
      if (fits) bytes += more
      else leaveOut(1)
      return fits
    },
    page: async (path) => {
      if (!hasRoom()) return ''
      const page = await marked(await had(path, { accept: 'text/html' }))
      if (!page) throw new Error(`${path} is no page.`)
      const html = await page.clone().text()
      bytes += html.length
      await put(path, page)
      return html
    },
    pictures: (urls) =>
      overAll(urls, async (url) => {
        if (!hasRoom()) return
        const answer = await pictureAt(url)
        if (answer === 'gone') return
        const picture = answer ?? (await cache.match(url))
        if (!picture) return leaveOut(1)
        const { size } = await picture.clone().blob()
        bytes += size
        await put(url, picture)
      }),
    range: async (url, range) => {
      const answer = await had(url, { range })
      const headers = new Headers(answer.headers)
      const body = await answer.arrayBuffer()
      bytes += body.byteLength
      // A cache stores only complete responses; the service worker turns this one into a partial response again.
      await put(rangeAddress(new URL(url, location.href).href, range), new Response(body, { headers }))
      return body
    },
    finish: async () => {
      for (const request of await cache.keys()) if (!renewed.has(request.url)) await cache.delete(request)
    },
  }
}

export const dropKept = (tripId: string): Promise<boolean> => caches.delete(TRIP_PREFIX + tripId)
