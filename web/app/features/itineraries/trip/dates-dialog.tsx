import type { Itinerary } from '@andariego/contract/itineraries'
import {
  FIRST_YEAR,
  isCalendarDay,
  itinerariesMessages,
  LAST_YEAR,
} from '@andariego/contract/itineraries-rules'
import { planOf } from '@andariego/contract/trip-answer'
import type { CopiedPart } from '@andariego/contract/trips-rules'
import { useState } from 'react'
import { formatError } from '../../../platform/api/api.ts'
import { showToast } from '../../../platform/toasts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { DateField } from '../../../ui/form/date/date-field.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { CopiedParts } from '../copying/copied-parts.tsx'
import { useCopyTrip } from '../copying/use-copy-trip.ts'
import { dayLater, daysBetween, shiftOperations, takingBack } from './arrange-operations.ts'
import type { Change } from './use-trip.ts'

interface DatesDialogProps {
  trip: Itinerary
  /** Null for viewers who may not edit; they may still copy the trip. */
  change: Change | null
  open: boolean
  onClose: () => void
}

/** Dialog to choose a new first day for the trip or for a copy of it. */
export const DatesDialog = ({ trip, change, open, onClose }: DatesDialogProps) => {
  const dates = trip.items.map(({ date }) => date).toSorted()
  const [first = '', last = ''] = [dates[0], dates.at(-1)]
  const [start, setStart] = useState(first)
  const by = isCalendarDay(start) && first ? daysBetween(first, start) : 0
  const isPossible = isCalendarDay(start) && (!last || isCalendarDay(dayLater(last, by)))
  const [parts, setParts] = useState<CopiedPart[]>(['notes', 'costs'])
  const copy = useCopyTrip()
  const shift = () => {
    const operations = shiftOperations(trip, by)
    const back = takingBack(planOf(trip), operations)
    change?.(operations)
    showToast('Se movieron todas las fechas.', { action: { label: 'Deshacer', run: () => change?.(back) } })
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width="small"
      title={change ? 'Copiar o mover fechas' : 'Copiar viaje'}
      actions={
        <>
          {change && first && (
            <Button variant="secondary" disabled={!isPossible || by === 0} onClick={shift}>
              Mover este viaje
            </Button>
          )}
          <Button
            once
            busy={copy.isPending}
            disabled={!isPossible && first !== ''}
            onClick={() => copy.mutate({ id: trip.id, startDate: first ? start : null, parts })}
          >
            Copiar viaje
          </Button>
        </>
      }
    >
      <p>La copia es solo tuya: conserva los lugares, los días, las horas y la lista, con todo por hacer.</p>
      {first && (
        <DateField
          label="Primer día"
          value={start}
          min={`${FIRST_YEAR}-01-01`}
          max={`${LAST_YEAR}-12-31`}
          error={isPossible || start === '' ? null : itinerariesMessages.dateInvalid}
          onChange={setStart}
        />
      )}
      <CopiedParts parts={parts} onChange={setParts} />
      {copy.error && <FormMessage>{formatError(copy.error)}</FormMessage>}
    </Dialog>
  )
}
