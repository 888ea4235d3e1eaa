import { api } from '../api/api.ts'
import { endSession, getSession } from './session.ts'

/** Ends the session here at once and tells the server; the user is signed out even when the server cannot be reached. */
export const signOut = async (): Promise<void> => {
  const session = getSession()
  if (!session) return
  endSession()
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
