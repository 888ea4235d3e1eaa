/** What pages and the service worker know of each other: the names of what is kept, and what they say. */

/** Files of releases, by their hashed names. */
export const ASSETS = 'andariego-assets'
/** For each release the list of its files. */
export const RELEASES = 'andariego-releases'
/** Pages as the anonymous are shown them: what was once seen. */
export const PAGES = 'andariego-pages'
/** One for each trip taken along: pages of places, photos, parts of the map. */
export const TRIP_PREFIX = 'andariego-trip-'

/** On a kept page: when it was had, and of which release it is. */
export const KEPT_AT = 'x-kept-at'
export const OF_RELEASE = 'x-of-release'

/** A page holds it, shared, for as long as it is open: until then the files of its release stay. */
export const releaseLock = (release: string): string => `${RELEASE_LOCK}${release}`
export const RELEASE_LOCK = 'andariego-release:'

export type ToWorker =
  /** The page at this path is on the screen. */
  | { type: 'seen'; path: string }
  /** The release that waits is wanted now. */
  | { type: 'take-over' }
  /** Asks whether this page came from what is kept; answered with `FromKept`. */
  | { type: 'how-old' }

/** When the page that asks was had; null when it came from the server just now. */
export interface FromKept {
  keptAt: string | null
}
