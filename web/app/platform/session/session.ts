import { useSyncExternalStore } from 'react'
import { browserStorage } from './browser-storage.ts'
import type { StoredSession } from './session-storage.ts'
import { createSessionStore } from './session-store.ts'

const inBrowser = typeof document !== 'undefined'

/** The one session of this page; anonymous on the server, which only ever renders the anonymous view. */
export const sessionStore = createSessionStore(browserStorage(), inBrowser ? window : null)

const anonymous = () => null

/** The signed-in visitor, or null. Null, too, while the page hydrates, as the server rendered it. */
export const useSession = (): StoredSession | null =>
  useSyncExternalStore(sessionStore.subscribe, sessionStore.get, anonymous)

export const getSession = (): StoredSession | null => sessionStore.get()

export const signIn = (session: StoredSession): void => sessionStore.signIn(session)

/** Keeps something with the visitor, over all tabs and reloads; ignored when another has sat down in the meantime. */
export const keepWithUser = (userId: string, kept: Readonly<Record<string, unknown>>): void => {
  const session = sessionStore.reread()
  if (session?.user.id === userId) sessionStore.setUser({ ...session.user, ...kept })
}

let signedOutHere = false

/** Ends the session because the visitor said so in this page; losing it in any other way is not signing out. */
export const endSession = (): void => {
  signedOutHere = true
  sessionStore.end()
}

/** Whether the last session ended by `endSession`. */
export const hasSignedOut = (): boolean => signedOutHere

sessionStore.subscribe((current) => {
  if (current) signedOutHere = false
})

/** Tells when another person sits down: on signing in and out, here or in another tab, not when tokens are renewed. */
export const onSessionChange = (listener: (session: StoredSession | null) => void): (() => void) =>
  sessionStore.subscribe((current, previous) => {
    if (current?.user.id !== previous?.user.id) listener(current)
  })
