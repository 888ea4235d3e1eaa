import { TRIP_PREFIX } from '../app/platform/offline/kept.ts'
import { rangeAddress } from '../app/platform/offline/range-address.ts'

/** A kept part of the map's file, from any trip; undefined when none has it. */
const keptRange = async (url: string, range: string): Promise<Response | undefined> => {
  const address = rangeAddress(url, range)
  for (const cacheName of await caches.keys()) {
    if (!cacheName.startsWith(TRIP_PREFIX)) continue
    const kept = await caches.match(address, { cacheName })
    if (kept) return new Response(kept.body, { status: 206, headers: kept.headers })
  }
  return undefined
}

/** A part of the map's file from the server; from a kept trip when the server cannot be reached. */
export const rangeOf = async (request: Request): Promise<Response> => {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await keptRange(request.url, request.headers.get('range') ?? '')
    if (kept) return kept
    throw error
  }
}
