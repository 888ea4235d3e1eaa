import type { PlannedStop } from '@andariego/contract/itineraries'
import { IconPhotoShare } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import { doneStops } from './done-stops.ts'

const TellDialog = lazyPart(async () => (await import('./tell-dialog.tsx')).TellDialog)

/** Once a stop was done, the way to tell of it with the photos of the trip. */
export const TellButton = ({ items }: { items: readonly PlannedStop[] }) => {
  const [isOpen, setOpen] = useState(false)
  const done = doneStops(items)
  if (done.length === 0) return null
  return (
    <div data-print="hidden">
      <Button variant="secondary" icon={<IconPhotoShare aria-hidden="true" />} onClick={() => setOpen(true)}>
        Cuéntalo con fotos
      </Button>
      {isOpen && <TellDialog stops={done} onClose={() => setOpen(false)} />}
    </div>
  )
}
