import { copyText } from '../../../ui/feedback/copy-text.ts'

/** Copies a text that is shown only once, and says whether it worked. */
export const copySecret = (text: string, copied: string): Promise<void> =>
  copyText(text, copied, { message: 'No se pudo copiar. Anótalo.', kind: 'error' })
