import {
  FIRST_YEAR,
  isCalendarDay,
  itinerariesMessages,
  LAST_YEAR,
} from '@andariego/contract/itineraries-rules'
import { pages } from '@andariego/contract/pages'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { formatError } from '../../../platform/api/api.ts'
import { getConnection } from '../../../platform/connection.ts'
import { countOf } from '../../../platform/format/format.ts'
import { showToast } from '../../../platform/toasts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { DateField } from '../../../ui/form/date/date-field.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { shortDayLabel } from '../day-label.ts'
import { useItineraries } from '../itineraries-query.ts'
import type { CopiedDay } from './copied-day.ts'
import { useCopyDay } from './use-copy-day.ts'

const NEW = 'new'

interface CopyDayDialogProps {
  day: CopiedDay
  onClose: () => void
}

/** Dialog to choose the trip and the date that a day is copied to. */
export const CopyDayDialog = ({ day, onClose }: CopyDayDialogProps) => {
  const { date, tripId } = day
  const { itineraries, isError, isFetching, hasNextPage, fetchNextPage } = useItineraries()
  // The choice needs the whole list, so all pages are loaded.
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage()
  }, [hasNextPage, isFetching, isError, fetchNextPage])
  const navigate = useNavigate()
  const copy = useCopyDay(day)
  const [picked, setPicked] = useState<string>(NEW)
  const [typed, setTyped] = useState(date)
  const others = (itineraries ?? []).filter(({ id, may }) => id !== tripId && may.includes('edit'))
  const problem = isCalendarDay(typed) ? null : itinerariesMessages.dateInvalid
  const submit = () => {
    const to = picked === NEW ? { name: day.title ?? `Día del ${shortDayLabel(date)}` } : { id: picked }
    copy.mutate(
      { to, date: typed },
      {
        onSuccess: ({ id, name, count, problem: refusal, waits }) => {
          if (waits) {
            showToast(
              `${countOf(count, 'lugar pasa', 'lugares pasan')} a «${name}» en cuanto ${getConnection().offline ? 'haya conexión' : 'el servidor responda'}.`,
              { kind: 'info' },
            )
            onClose()
            return
          }
          showToast(
            refusal ?? `${countOf(count, 'lugar copiado', 'lugares copiados')} a «${name}».`,
            refusal ? { kind: 'error' } : {},
          )
          void navigate(pages.itinerary({ id }), { replace: true })
        },
      },
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      width="small"
      title="Copiar día"
      actions={
        <Button busy={copy.isPending} disabled={problem !== null} onClick={submit}>
          Copiar
        </Button>
      }
    >
      <p>
        Se copian lugares, horas y notas, sin reservas y con todo por hacer. Lo que ya está en el otro viaje
        queda como está.
      </p>
      <SelectField
        label="A qué viaje"
        value={picked}
        options={[
          { value: NEW, label: 'Nuevo itinerario' },
          ...others.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={({ target }) => setPicked(target.value)}
      />
      <DateField
        label="Fecha"
        value={typed}
        min={`${FIRST_YEAR}-01-01`}
        max={`${LAST_YEAR}-12-31`}
        error={typed === '' ? null : problem}
        onChange={setTyped}
      />
      {copy.error && <FormMessage>{formatError(copy.error)}</FormMessage>}
    </Dialog>
  )
}
