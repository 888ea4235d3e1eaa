import { forgetDrafts, hasDrafts } from '../platform/drafts/kept-drafts.ts'
import { showToast } from '../platform/toasts.ts'

/** Long enough to read and decide, for whoever shares the computer with others. */
const ASKED_MS = 20_000

/** Tells a user who leaves that what they typed and did not send stays in this browser, and offers to delete it. */
export const tellOfDrafts = (userId: string): void => {
  if (!hasDrafts(userId)) return
  showToast('Lo que escribiste sin publicar queda en este navegador para cuando vuelvas.', {
    kind: 'info',
    durationMs: ASKED_MS,
    action: {
      label: 'Borrarlo',
      run: () => {
        forgetDrafts(userId)
        showToast('Se borró lo que escribiste sin publicar.')
      },
    },
  })
}
