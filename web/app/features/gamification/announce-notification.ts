import type { Notification } from '@andariego/contract/gamification'
import { showToast } from '../../platform/toasts.ts'

/** Tells of a new level or badge that a deed's answer carries; the server tells it once. */
export const announceNotification = async (notification: Notification | undefined): Promise<void> => {
  if (notification === undefined) return
  try {
    // Loaded with the header's tools already; not by anonymous visitors, who earn nothing.
    const { receive } = await import('./notifications/pending.ts')
    receive(notification)
  } catch {
    showToast(notification.message)
  }
}
