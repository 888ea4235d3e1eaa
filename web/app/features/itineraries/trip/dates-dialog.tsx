import type { Itinerary } from '@andariego/contract/itineraries'
import {
  FIRST_YEAR,
  isCalendarDay,
  itinerariesMessages,
  LAST_YEAR,
} from '@andariego/contract/itineraries-rules'
import { pages } from '@andariego/contract/pages'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, formatError } from '../../../platform/api/api.ts'
import { invalidateAfter } from '../../../platform/api/invalidate.ts'
import { useNavigate } from '../../../platform/rendering/link.tsx'
import { showToast } from '../../../platform/toasts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { DateField } from '../../../ui/form/date/date-field.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { dayLater, daysBetween, shiftOperations } from './arrange-operations.ts'
import type { Change } from './use-trip.ts'

interface DatesDialogProps {
  trip: Itinerary
  /** Null for who may only look: they may still copy it. */
  change: Change | null
  open: boolean
  onClose: () => void
}

/** From which day on the trip goes, or a copy of it. */
export const DatesDialog = ({ trip, change, open, onClose }: DatesDialogProps) => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const dates = trip.items.map(({ date }) => date).toSorted()
  const [first = '', last = ''] = [dates[0], dates.at(-1)]
  const [start, setStart] = useState(first)
  const by = isCalendarDay(start) && first ? daysBetween(first, start) : 0
  const isPossible = isCalendarDay(start) && (!last || isCalendarDay(dayLater(last, by)))
  const copy = useMutation({
    mutationFn: async () => {
      const body = { startDate: first ? start : null }
      return (await api('POST /itineraries/:id/copy', { params: { id: trip.id }, body })).data
    },
    onSuccess: async (made) => {
      await invalidateAfter(client, 'POST /itineraries/:id/copy')
      showToast(`Se creó «${made.name}».`)
      void navigate(pages.itinerary({ id: made.id }), { replace: true })
    },
  })
  const shift = () => {
    change?.(shiftOperations(trip, by))
    showToast('Se movieron todas las fechas.', {
      action: {
        label: 'Deshacer',
        run: () => {
          const moved = {
            items: trip.items.map((item) => ({ ...item, date: dayLater(item.date, by) })),
            days: trip.days.map((day) => ({ ...day, date: dayLater(day.date, by) })),
          }
          change?.(shiftOperations(moved, -by))
        },
      },
    })
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width="small"
      title="Copiar o mover fechas"
      actions={
        <>
          {change && first && (
            <Button variant="secondary" disabled={!isPossible || by === 0} onClick={shift}>
              Mover este viaje
            </Button>
          )}
          <Button busy={copy.isPending} disabled={!isPossible && first !== ''} onClick={() => copy.mutate()}>
            Copiar viaje
          </Button>
        </>
      }
    >
      <p>La copia es solo tuya: conserva lugares, notas y lista, sin reservas y con todo por hacer.</p>
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
      {copy.error && <FormMessage>{formatError(copy.error)}</FormMessage>}
    </Dialog>
  )
}
