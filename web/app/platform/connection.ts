import { useSyncExternalStore } from 'react'

/** What a person should know about the way to the server. */
export interface Connection {
  /** Nobody answers. */
  offline: boolean
  /** When the oldest part of what is shown was had, while it is not what the server would say now. */
  shownFrom: string | null
  /** Changes that wait to be sent, and changes that the server refused. */
  waiting: number
  refused: number
}

const GOOD: Connection = { offline: false, shownFrom: null, waiting: 0, refused: 0 }

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

/** A request got an answer, or none. What was shown from before stays so until it is asked for again. */
export const noteConnection = (offline: boolean): void => set({ offline })
/** Something had at this instant is on the screen; null when all that is shown is being asked for again. */
export const noteShownFrom = (at: string | null): void => {
  const { shownFrom } = connection
  set({ shownFrom: at && shownFrom && shownFrom < at ? shownFrom : at })
}
export const noteOutbox = (outbox: Pick<Connection, 'waiting' | 'refused'>): void => set(outbox)

export const useConnection = (): Connection => useSyncExternalStore(onConnection, getConnection, () => GOOD)

let page: string | null = null
let onPage: ((page: string) => void) | null = null

/** The page at this path is on the screen. */
export const notePage = (path: string): void => {
  page = path
  onPage?.(path)
}
/** Tells the page on the screen, now and whenever it is another. */
export const followPages = (listener: (page: string) => void): void => {
  onPage = listener
  if (page !== null) listener(page)
}
