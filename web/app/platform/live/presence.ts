/** Background tabs close their connection after this time, because a browser allows only six to one server over HTTP/1.1. */
const HIDDEN_PATIENCE_MS = 30_000

export interface Presence {
  /** Whether somebody may see the news: the page is online and visible, or was visible a moment ago. */
  isPresent: () => boolean
  subscribe: (listener: () => void) => void
}

export const pagePresence = (): Presence => {
  const listeners = new Set<() => void>()
  let seen = true
  let timer: ReturnType<typeof setTimeout> | undefined
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const see = (now: boolean) => {
    clearTimeout(timer)
    seen = now
    tell()
  }
  const look = () => {
    clearTimeout(timer)
    if (document.visibilityState === 'visible') see(true)
    else timer = setTimeout(see, HIDDEN_PATIENCE_MS, false)
  }
  look()
  document.addEventListener('visibilitychange', look)
  // Browsers do not put a page with an open connection into the back/forward cache.
  window.addEventListener('pagehide', () => see(false))
  window.addEventListener('pageshow', () => see(true))
  window.addEventListener('online', tell)
  window.addEventListener('offline', tell)
  return {
    isPresent: () => seen && navigator.onLine,
    subscribe: (listener) => listeners.add(listener),
  }
}
