import { IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { useBarred } from '../../../platform/session/restriction.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import { useTripId } from '../company/trip-company.tsx'
import type { CopiedDay } from './copied-day.ts'

const CopyDayDialog = lazyPart(async () => (await import('./copy-day-dialog.tsx')).CopyDayDialog)

/** Button that copies a day into another trip, or makes a new trip of it. */
export const CopyDayButton = ({ day, date }: { day: Omit<CopiedDay, 'tripId' | 'date'>; date: string }) => {
  const tripId = useTripId()
  const [isOpen, setOpen] = useState(false)
  const barred = useBarred('change')
  if (tripId === null) return null
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        icon={<IconCopy aria-hidden="true" />}
        onClick={() => setOpen(true)}
        {...barred}
      >
        Copiar día
      </Button>
      {isOpen && <CopyDayDialog day={{ ...day, date, tripId }} onClose={() => setOpen(false)} />}
    </>
  )
}
