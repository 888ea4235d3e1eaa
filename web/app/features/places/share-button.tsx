import { IconShare2 } from '@tabler/icons-react'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-store.ts'

const copy = async (address: string) => {
  try {
    await navigator.clipboard.writeText(address)
    showToast('Enlace copiado al portapapeles.')
  } catch {
    // No clipboard without HTTPS, or refused: at least it can be copied by hand.
    showToast(`Copia este enlace: ${address}`, { kind: 'info', durationMs: 15_000 })
  }
}

/** Hands the page's address to the device's own sharing, else to the clipboard. */
export const ShareButton = ({ title }: { title: string }) => {
  const share = async () => {
    const url = `${location.origin}${location.pathname}`
    if (typeof navigator.share !== 'function') return copy(url)
    try {
      await navigator.share({ title, url })
    } catch (error) {
      // Whoever closes the sheet has changed their mind.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(url)
    }
  }
  return (
    <Button variant="secondary" icon={<IconShare2 aria-hidden="true" />} onClick={share}>
      Compartir
    </Button>
  )
}
