import { releaseLock } from './kept.ts'

declare global {
  interface Window {
    __reactRouterManifest?: { version: string }
  }
}

/** Holds the files of this page's release for as long as the page is open; not while the browser only remembers it. */
export const holdRelease = (): void => {
  const release = window.__reactRouterManifest?.version
  if (!release || !navigator.locks) return
  let letGo = () => {}
  const hold = () => {
    const left = new Promise<void>((resolve) => {
      letGo = resolve
    })
    void navigator.locks.request(releaseLock(release), { mode: 'shared' }, () => left)
  }
  hold()
  // A browser does not keep a page with a lock for the way back.
  window.addEventListener('pagehide', () => letGo())
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) hold()
  })
}
