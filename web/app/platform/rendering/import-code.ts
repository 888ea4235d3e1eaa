import { isReachable, PageOutOfReach } from './page-out-of-reach.ts'

const LOOKS_AGAIN_AFTER_MS = 1000

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
  if (!canLoad() || (isRetry && !(await isReachable()))) throw new PageOutOfReach()
  return load()
}

/** Imports code that no one waits for, and uses it. When it cannot be imported, nothing happens. */
export const importAhead = <Code>(
  load: () => Promise<Code>,
  use: (code: Code) => unknown = () => {},
): void => {
  importCode(load, { isRetry: false }).then(use, () => {})
}

/** Whether reloading the page would bring code whose import has failed. */
export const comesWithThePage = async () => canLoad() && (await isReachable())

/** Imports code as soon as possible: without a connection, once the server answers again. */
export const importOnceOnline = async <Code>(load: () => Promise<Code>): Promise<Code> => {
  if (!canLoad())
    do await new Promise((resolve) => setTimeout(resolve, LOOKS_AGAIN_AFTER_MS))
    while (!(await comesWithThePage()))
  return load()
}
