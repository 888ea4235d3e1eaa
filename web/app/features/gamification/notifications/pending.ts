import type { Notification, UserStats } from '@andariego/contract/gamification'
import { useSyncExternalStore } from 'react'
import { browserStorage } from '../../../platform/session/browser-storage.ts'
import { getSession, useSession } from '../../../platform/session/session.ts'
import { keepStats, knownStats } from '../known-stats.ts'
import { earnedOf, earnedSince, without } from './earned.ts'
import { createPendingStore, type Pending } from './pending-store.ts'

const store = createPendingStore(browserStorage(), typeof window === 'undefined' ? null : window)

export const markAnnounced = store.announced
export const markSeen = store.seen

/** What the user has earned but not seen yet. */
export const usePending = (): Pending | null => {
  const userId = useSession()?.user.id
  return useSyncExternalStore(
    store.subscribe,
    () => (userId === undefined ? null : store.get(userId)),
    () => null,
  )
}

/** Stores a reward that the response to an action contained, so that the next stats do not announce it again. */
export const receive = (notification: Notification): void => {
  const user = getSession()?.user
  if (user === undefined) return
  store.add(user.id, earnedOf(notification))
  const stats = knownStats(user)
  if (stats === undefined) return
  const { newLevel = stats.level, levelName = stats.levelName, newBadges } = notification
  const badges = [...stats.badges, ...without(newBadges, stats.badges)]
  keepStats(user.id, { ...stats, level: newLevel, levelName, badges })
}

/** Stores a reward that only one response contains, although the stats beside it are out of date. */
export const storeUnseen = (userId: string, notification: Notification): void => {
  if (getSession()?.user.id === userId) store.add(userId, earnedOf(notification))
}

/** Takes new stats from the server: what is new compared with the known stats is stored as unseen. */
export const learn = (userId: string, stats: UserStats, notification: Notification | null): void => {
  const user = getSession()?.user
  if (user?.id !== userId) return
  store.add(userId, earnedSince(knownStats(user), stats))
  if (notification) store.add(userId, earnedOf(notification))
  keepStats(userId, stats)
}
