import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Reading the time zone creates an Intl format, and a list of reviews reads it twice for each review, so it is cached for this
 * time.
 */
const KEPT_MS = 1_000
let zone = 'UTC'
let lookedAt = Number.NEGATIVE_INFINITY
const browserZone = () => {
  const now = performance.now()
  if (now - lookedAt > KEPT_MS) {
    zone = Intl.DateTimeFormat().resolvedOptions().timeZone
    lookedAt = now
  }
  return zone
}
const renderedZone = () => 'UTC'

/** The visitor's time zone; UTC on the server and during hydration, so that both render the same day. */
export const useTimeZone = (): string => useSyncExternalStore(never, browserZone, renderedZone)

/** Returns a time zone's name in Spanish: 'hora de Europa central'. */
export const timeZoneName = (timeZone: string): string =>
  new Intl.DateTimeFormat('es', { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
