import { useSyncExternalStore } from 'react'
import { browserStorage } from './browser-storage.ts'
import { takeSessionEnd, tellSessionEnd } from './session-end.ts'
import type { StoredSession } from './session-storage.ts'
import { createSessionStore } from './session-store.ts'

const inBrowser = typeof document !== 'undefined'

/** The session of this page; null on the server, which always renders the page for anonymous visitors. */
export const sessionStore = createSessionStore(browserStorage(), inBrowser ? window : null)

const anonymous = () => null

/** The signed-in user's session, or null. Also null during hydration, to match the server's HTML. */
export const useSession = (): StoredSession | null =>
  useSyncExternalStore(sessionStore.subscribe, sessionStore.get, anonymous)

export const getSession = (): StoredSession | null => sessionStore.get()

export const signIn = (session: StoredSession): void => sessionStore.signIn(session)

/** Stores data with the user, across tabs and reloads; ignored when another user has signed in meanwhile. */
export const keepWithUser = (userId: string, kept: Readonly<Record<string, unknown>>): void => {
  const session = sessionStore.reread()
  if (session?.user.id === userId) sessionStore.setUser({ ...session.user, ...kept })
}

let signedOutHere = false

/** Ends the session because the user signed out on this page; losing it in any other way is not signing out. */
export const endSession = (): void => {
  signedOutHere = true
  sessionStore.end()
}

/** Whether the last session was ended by `endSession`. */
export const hasSignedOut = (): boolean => signedOutHere

sessionStore.subscribe((current) => {
  if (current) {
    signedOutHere = false
    takeSessionEnd()
  } else if (!signedOutHere) tellSessionEnd()
})

/** Calls `listener` when the user changes: on signing in and out, here or in another tab, but not when tokens are renewed. */
export const onSessionChange = (listener: (session: StoredSession | null) => void): (() => void) =>
  sessionStore.subscribe((current, previous) => {
    if (current?.user.id !== previous?.user.id) listener(current)
  })
