import type { Notification } from '@andariego/contract/gamification'
import { showToast } from '../../platform/toasts.ts'

/** Announces a new level or badge that the response to an action contains; the server sends each one once. */
export const announceNotification = async (notification: Notification | undefined): Promise<void> => {
  if (notification === undefined) return
  try {
    // Signed-in users have already loaded this module with the header's tools; anonymous visitors earn nothing and never load
    // it.
    const { receive } = await import('./notifications/pending.ts')
    receive(notification)
  } catch {
    showToast(notification.message)
  }
}
