import { api } from '../api/api.ts'
import { endSession, getSession } from './session.ts'

/** The session must end at the server soon, whoever does not answer: its user may close the page. In milliseconds. */
const GOODBYES_WITHIN_MS = 2_000

const goodbyes = new Set<() => Promise<void>>()

/**
 * Calls `goodbye` when the user signs out on this page, for what the server must hear while the session still counts. It is called
 * before the session ends here, and the server ends it after the answer, or a little later.
 */
export const beforeSignOut = (goodbye: () => Promise<void>): (() => void) => {
  goodbyes.add(goodbye)
  return () => {
    goodbyes.delete(goodbye)
  }
}

/** Ends the session here at once and tells the server; the user is signed out even when the server cannot be reached. */
export const signOut = async (): Promise<void> => {
  const session = getSession()
  if (!session) return
  const said = [...goodbyes].map((goodbye) => goodbye())
  endSession()
  if (said.length > 0)
    await Promise.race([
      Promise.allSettled(said),
      new Promise((resolve) => setTimeout(resolve, GOODBYES_WITHIN_MS)),
    ])
  try {
    await api('POST /auth/logout', {
      headers: { Authorization: `Bearer ${session.accessToken}` },
      body: { refreshToken: session.refreshToken ?? undefined },
    })
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the one failure that is only logged; for the user nothing is left to do
    console.error(error)
  }
}
