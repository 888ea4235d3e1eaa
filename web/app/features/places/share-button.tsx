import { IconShare2 } from '@tabler/icons-react'
import { Button } from '../../ui/actions/button.tsx'
import { share } from '../../ui/feedback/share.ts'

/** Shares the page's address with the device's share dialog, otherwise copies it to the clipboard. */
export const ShareButton = ({ title }: { title: string }) => {
  const shareIt = () =>
    share({ title, url: `${location.origin}${location.pathname}` }, 'Enlace copiado al portapapeles.')
  return (
    <Button variant="secondary" icon={<IconShare2 aria-hidden="true" />} onClick={shareIt}>
      Compartir
    </Button>
  )
}
