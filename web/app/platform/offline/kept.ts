/** The contract between pages and the service worker: the names of caches, headers and locks, and their messages. */

/** Cache: the files of releases, by their hashed names. */
export const ASSETS = 'andariego-assets'
/** Cache: the list of files of each release. */
export const RELEASES = 'andariego-releases'
/** Cache: visited pages, as anonymous visitors see them. */
export const PAGES = 'andariego-pages'
/** One cache for each kept trip: pages of places, photos, parts of the map. */
export const TRIP_PREFIX = 'andariego-trip-'

/** Headers of a kept page: when it was received, and its release. */
export const KEPT_AT = 'x-kept-at'
export const OF_RELEASE = 'x-of-release'

/**
 * The name of a shared lock that each open page holds for its release: the service worker keeps the release's files until it is
 * free.
 */
export const releaseLock = (release: string): string => `${RELEASE_LOCK}${release}`
export const RELEASE_LOCK = 'andariego-release:'

export type ToWorker =
  /** The page at this path is on the screen. */
  | { type: 'seen'; path: string }
  /** Asks a worker for its release; answered with the release's version. */
  | { type: 'which' }
  /** Tells a waiting release to take over now. */
  | { type: 'take-over' }
  /** Asks whether this page came from the cache; answered with `FromKept`. */
  | { type: 'how-old' }

export interface FromKept {
  /** When the requesting page was received; null when it has just come from the server. */
  keptAt: string | null
  /** The server could not be reached for it, which is more than being slow. */
  unreachable: boolean
}
