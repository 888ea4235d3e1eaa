import type { IncomingHttpHeaders } from 'node:http'

/** Between pointing at a link and pressing it; a visitor who waits longer waits for the server once more. */
const PREFETCHED_SECONDS = 5

/**
 * How the client may cache an answer that is cached here: only to ask whether it is still current. What a browser requests ahead,
 * because somebody points at a link, it may use without asking, for a moment: otherwise the press would wait for the server all
 * the same.
 */
export const cachingFor = (headers: IncomingHttpHeaders): string =>
  String(headers['sec-purpose'] ?? '').startsWith('prefetch')
    ? `private, max-age=${PREFETCHED_SECONDS}`
    : 'no-cache'
