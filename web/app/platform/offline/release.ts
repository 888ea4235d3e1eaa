import { releaseLock } from './kept.ts'

declare global {
  interface Window {
    __reactRouterManifest?: { version: string }
  }
}

/** The release that this page is of. */
export const ownRelease = (): string | undefined => window.__reactRouterManifest?.version

/** Holds the lock on this page's release while the page is open; not while it is in the back/forward cache. */
export const holdRelease = (): void => {
  const release = ownRelease()
  if (!release || !navigator.locks) return
  let letGo = () => {}
  const hold = () => {
    const left = new Promise<void>((resolve) => {
      letGo = resolve
    })
    void navigator.locks.request(releaseLock(release), { mode: 'shared' }, () => left)
  }
  hold()
  // Browsers do not put a page that holds a lock into the back/forward cache.
  window.addEventListener('pagehide', () => letGo())
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) hold()
  })
}
