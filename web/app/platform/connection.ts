import { useSyncExternalStore } from 'react'

/** What people should know about the connection to the server. */
export interface Connection {
  /** The server cannot be reached. */
  offline: boolean
  /** When the oldest kept response on the screen was received; null when everything on the screen is current. */
  shownFrom: string | null
  /** The numbers of changes that wait to be sent, and of those that the server refused. */
  waiting: number
  refused: number
  /** The server was not heard when the first of the waiting changes was sent last. */
  unheard: boolean
}

const GOOD: Connection = { offline: false, shownFrom: null, waiting: 0, refused: 0, unheard: false }

let connection = GOOD
const listeners = new Set<() => void>()

const set = (change: Partial<Connection>) => {
  const next = { ...connection, ...change }
  if (JSON.stringify(next) === JSON.stringify(connection)) return
  connection = next
  for (const listener of listeners) listener()
}

export const getConnection = (): Connection => connection
export const onConnection = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Notes whether a request got a response. Kept data on the screen stay marked as old until they are fetched again. */
export const noteConnection = (offline: boolean): void => set({ offline })
/** Notes that data received at this time are on the screen; null when everything is being fetched again. */
export const noteShownFrom = (at: string | null): void => {
  const { shownFrom } = connection
  set({ shownFrom: at && shownFrom && shownFrom < at ? shownFrom : at })
}
export const noteOutbox = (outbox: Pick<Connection, 'waiting' | 'refused' | 'unheard'>): void => set(outbox)

export const useConnection = (): Connection => useSyncExternalStore(onConnection, getConnection, () => GOOD)

let page: string | null = null
let onPage: ((page: string) => void) | null = null

/** Notes that the page at this path is on the screen. */
export const notePage = (path: string): void => {
  page = path
  onPage?.(path)
}
/** Calls `listener` with the current page, now and after each navigation. */
export const followPages = (listener: (page: string) => void): void => {
  onPage = listener
  if (page !== null) listener(page)
}
