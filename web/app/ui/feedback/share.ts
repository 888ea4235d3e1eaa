import { copyText } from './copy-text.ts'

interface Shared {
  title: string
  text?: string
  url: string
}

/** A text that cannot be copied is shown, so that it can be copied by hand. */
const copy = ({ text, url }: Shared, copied: string): Promise<void> => {
  const words = text === undefined ? url : `${text} ${url}`
  const message = `${text === undefined ? 'Copia este enlace' : 'Copia este texto'}: ${words}`
  return copyText(words, copied, { message, kind: 'info', durationMs: 15_000 })
}

/** Opens the device's share dialog; where there is none, copies to the clipboard and then shows `copied`. */
export const share = async (shared: Shared, copied: string): Promise<void> => {
  if (typeof navigator.share !== 'function') return copy(shared, copied)
  try {
    await navigator.share(shared)
  } catch (error) {
    // AbortError means that the user closed the share dialog.
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(shared, copied)
  }
}
