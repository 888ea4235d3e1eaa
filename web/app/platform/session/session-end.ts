import { dismissToast, showToast } from '../toasts.ts'

export const SESSION_ENDED = 'Tu sesión terminó. Inicia sesión para seguir.'
/** Long enough for those who look elsewhere when it happens. */
const SHOWN_MS = 20_000

let toast: number | null = null

/** Says why the page is suddenly a visitor's: the session ended on another device, or after a long time away. */
export const tellSessionEnd = (): void => {
  toast = showToast(SESSION_ENDED, { kind: 'info', durationMs: SHOWN_MS })
}

/** Takes the toast back for a page that says it itself. Returns whether it has to. */
export const takeSessionEnd = (): boolean => {
  if (toast === null) return false
  dismissToast(toast)
  toast = null
  return true
}
