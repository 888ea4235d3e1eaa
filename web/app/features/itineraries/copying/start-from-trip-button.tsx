import { IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { useBarred } from '../../../platform/session/restriction.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'

const StartFromTripDialog = lazyPart(
  async () => (await import('./start-from-trip-dialog.tsx')).StartFromTripDialog,
)

/** Button that makes a new trip from an existing one. */
export const StartFromTripButton = () => {
  const [isOpen, setOpen] = useState(false)
  const barred = useBarred('change')
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        icon={<IconCopy aria-hidden="true" />}
        onClick={() => setOpen(true)}
        {...barred}
      >
        Empezar desde un viaje anterior
      </Button>
      {isOpen && <StartFromTripDialog onClose={() => setOpen(false)} />}
    </>
  )
}
