import { showToast } from '../toasts.ts'

/** Long enough for those who look elsewhere when it happens. */
const SHOWN_MS = 20_000

/** Says why the page is suddenly a visitor's: the session ended on another device, or after a long time away. */
export const tellSessionEnd = (): void => {
  showToast('Tu sesión terminó. Inicia sesión para seguir.', { kind: 'info', durationMs: SHOWN_MS })
}
