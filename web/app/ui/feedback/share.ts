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
    // No clipboard without HTTPS, or refused: at least it can be copied by hand.
    showToast(`${text === undefined ? 'Copia este enlace' : 'Copia este texto'}: ${words}`, {
      kind: 'info',
      durationMs: 15_000,
    })
  }
}

/** Hands something to the device's own sharing, else to the clipboard, and then says `copied`. */
export const share = async (shared: Shared, copied: string): Promise<void> => {
  if (typeof navigator.share !== 'function') return copy(shared, copied)
  try {
    await navigator.share(shared)
  } catch (error) {
    // Whoever closes the sheet has changed their mind.
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(shared, copied)
  }
}
