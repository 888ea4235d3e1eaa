import { useSyncExternalStore } from 'react'

const never = () => () => {}
const browserZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
const renderedZone = () => 'UTC'

/** The visitor's time zone; UTC on the server and while the page hydrates, so that both write the same day. */
export const useTimeZone = (): string => useSyncExternalStore(never, browserZone, renderedZone)
