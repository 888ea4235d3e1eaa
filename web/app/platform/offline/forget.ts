import { browserStorage } from '../session/browser-storage.ts'
import { sessionStore } from '../session/session.ts'
import { forgetOthersIn } from './database.ts'
import { PAGES, TRIP_PREFIX } from './kept.ts'

/** The user whose visited pages are kept. */
const KEPT_FOR = 'keptFor'
/** What a user kept; the outbox instead waits for its author. */
const FORGOTTEN = ['answers', 'files', 'trips'] as const

/** The kept pages contain nothing private, but the list of visited pages is private. */
const forgetPages = async () => {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name === PAGES || name.startsWith(TRIP_PREFIX)).map((name) => caches.delete(name)),
  )
}

/** Deletes everything that is kept for users other than the current one, also when they signed out while no page was open. */
export const forgetOthers = async (): Promise<void> => {
  const storage = browserStorage()
  const userId = sessionStore.get()?.user.id ?? null
  const before = storage?.getItem(KEPT_FOR) ?? null
  if (before !== null && before !== userId && 'caches' in window) await forgetPages()
  for (const name of FORGOTTEN) await forgetOthersIn(name, userId).catch(() => {})
  if (userId === null) storage?.removeItem(KEPT_FOR)
  else storage?.setItem(KEPT_FOR, userId)
}

/** Deletes kept data as soon as a user signs out, here or in another tab. */
export const watchForLeaving = (): void => {
  sessionStore.subscribe((current, previous) => {
    if (current?.user.id !== previous?.user.id) void forgetOthers()
  })
}
