import { browserStorage } from '../session/browser-storage.ts'
import { sessionStore } from '../session/session.ts'
import { PAGES, TRIP_PREFIX } from './kept.ts'
import { forgetAnswersOfOthers } from './kept-answers.ts'
import { forgetFilesOfOthers } from './kept-files.ts'

/** Whose visits the kept pages tell of. */
const KEPT_FOR = 'keptFor'

/** Pages show nothing private; which ones they are does. */
const forgetPages = async () => {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name === PAGES || name.startsWith(TRIP_PREFIX)).map((name) => caches.delete(name)),
  )
}

/** Whatever is kept of somebody who left, perhaps while no page was open, goes. */
export const forgetOthers = async (): Promise<void> => {
  const storage = browserStorage()
  const userId = sessionStore.get()?.user.id ?? null
  const before = storage?.getItem(KEPT_FOR) ?? null
  if (before !== null && before !== userId && 'caches' in window) await forgetPages()
  await forgetAnswersOfOthers(userId).catch(() => {})
  await forgetFilesOfOthers(userId).catch(() => {})
  if (userId === null) storage?.removeItem(KEPT_FOR)
  else storage?.setItem(KEPT_FOR, userId)
}

/** Forgets at once when somebody signs out, here or in another tab. */
export const watchForLeaving = (): void => {
  sessionStore.subscribe((current, previous) => {
    if (current?.user.id !== previous?.user.id) void forgetOthers()
  })
}
