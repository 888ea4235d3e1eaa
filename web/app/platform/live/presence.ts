/** Tabs in the background give their connection back: a browser has six for one server over HTTP/1.1. */
const HIDDEN_PATIENCE_MS = 30_000

export interface Presence {
  /** Whether somebody is there to whom news would be news: the page is in sight, or was a moment ago, and online. */
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
  // With an open connection a browser would not keep the page for the way back.
  window.addEventListener('pagehide', () => see(false))
  window.addEventListener('pageshow', () => see(true))
  window.addEventListener('online', tell)
  window.addEventListener('offline', tell)
  return {
    isPresent: () => seen && navigator.onLine,
    subscribe: (listener) => listeners.add(listener),
  }
}
