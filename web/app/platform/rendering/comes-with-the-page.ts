import { isReachable } from './page-out-of-reach.ts'

/**
 * After a failed import, Chromium never fetches that code again for as long as the page lives. An import that is sure to fail is
 * therefore not tried: offline, and without a service worker that has the files.
 */
export const canLoad = () => navigator.onLine || Boolean(navigator.serviceWorker?.controller)

/** Whether code whose import has failed would come with the page if it were loaded anew. */
export const comesWithThePage = async () => canLoad() && (await isReachable())
