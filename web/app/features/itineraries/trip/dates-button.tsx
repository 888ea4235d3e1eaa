import type { Itinerary } from '@andariego/contract/itineraries'
import { IconCalendarRepeat } from '@tabler/icons-react'
import { useState } from 'react'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import type { Change } from './use-trip.ts'

const DatesDialog = lazyPart(async () => (await import('./dates-dialog.tsx')).DatesDialog)

/** Button to copy a trip, or to move it to other dates. */
export const DatesButton = ({ trip, change }: { trip: Itinerary; change: Change | null }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        label="Copiar o mover fechas"
        icon={<IconCalendarRepeat aria-hidden="true" />}
        onClick={() => setOpen(true)}
      />
      {isOpen && <DatesDialog trip={trip} change={change} open onClose={() => setOpen(false)} />}
    </>
  )
}
