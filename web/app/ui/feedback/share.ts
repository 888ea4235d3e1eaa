import { showToast } from '../../platform/toasts.ts'

interface Shared {
  title: string
  text?: string
  url: string
}

const copy = async ({ text, url }: Shared, copied: string) => {
  const words = text === undefined ? url : `${text} ${url}`
  try {
    await navigator.clipboard.writeText(words)
    showToast(copied)
  } catch {
    // Without HTTPS there is no clipboard, and access may be refused: the text is shown, so that it can be copied by hand.
    showToast(`${text === undefined ? 'Copia este enlace' : 'Copia este texto'}: ${words}`, {
      kind: 'info',
      durationMs: 15_000,
    })
  }
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
