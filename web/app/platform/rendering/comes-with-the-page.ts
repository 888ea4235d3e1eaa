import { isReachable, PageOutOfReach } from './page-out-of-reach.ts'

/**
 * After a failed import, Chromium never fetches that code again for as long as the page lives. An import that is sure to fail is
 * therefore not tried: offline, and without a service worker that has the files.
 */
const canLoad = () => navigator.onLine || Boolean(navigator.serviceWorker?.controller)

/**
 * Imports code, unless the import would fail. A retry first asks whether the server answers: while a connection comes back, the
 * browser says that it is online before anything can be fetched.
 * @throws {PageOutOfReach} without trying the import
 */
export const importCode = async <Code>(load: () => Promise<Code>, { isRetry }: { isRetry: boolean }) => {
  if (!canLoad() || (isRetry && !(await isReachable())))
    throw new PageOutOfReach('The code of this part could not be had.')
  return load()
}

/** Whether code whose import has failed would come with the page if it were loaded anew. */
export const comesWithThePage = async () => canLoad() && (await isReachable())
