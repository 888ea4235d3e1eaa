import { showToast } from '../../../platform/toasts.ts'

/** Copies a text that is shown only once, and says whether it worked. */
export const copyText = (text: string, done: string): Promise<unknown> =>
  navigator.clipboard.writeText(text).then(
    () => showToast(done),
    () => showToast('No se pudo copiar. Anótalo.', { kind: 'error' }),
  )
