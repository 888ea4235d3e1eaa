import type { Restriction } from '@andariego/contract/moderation'
import { decisionNotices, restrictionMessage } from '@andariego/contract/moderation-rules'
import { dismissToast, showToast, type ToastOptions } from '../toasts.ts'

/** Long enough to read a reason. */
const SHOWN_MS = 20_000

let toast: number | null = null

/** Shows the state of the account in a toast, in place of what an earlier one said of it; null: without restrictions again. */
export const tellRestriction = (restriction: Restriction | null, action?: ToastOptions['action']): void => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  if (toast !== null) dismissToast(toast)
  toast =
    restriction === null
      ? showToast(decisionNotices.lift)
      : showToast(restrictionMessage(restriction.kind, restriction.until, restriction.reason, timeZone), {
          kind: 'error',
          durationMs: SHOWN_MS,
          action,
        })
}
