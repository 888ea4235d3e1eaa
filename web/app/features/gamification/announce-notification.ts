import type { Notification } from '@andariego/contract/gamification'
import { showToast } from '../../ui/toast-store.ts'

/** 10 s: longer than other toasts, for there is something to be glad about. */
const SHOWN_MS = 10_000

/** Tells of a new level or badge that a deed's answer carries; the server tells it once. */
export const announceNotification = (notification: Notification | undefined): void => {
  if (notification) showToast(notification.message, { durationMs: SHOWN_MS })
}
