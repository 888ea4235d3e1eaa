import {
  FIRST_YEAR,
  isCalendarDay,
  itinerariesMessages,
  LAST_YEAR,
} from '@andariego/contract/itineraries-rules'
import type { CopiedPart } from '@andariego/contract/trips-rules'
import { useEffect, useState } from 'react'
import { formatError } from '../../../platform/api/api.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx'
import { DateField } from '../../../ui/form/date/date-field.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { useItineraries } from '../itineraries-query.ts'
import { CopiedParts } from './copied-parts.tsx'
import { useCopyTrip } from './use-copy-trip.ts'

/** Dialog to choose the trip to copy and the first day of the copy. */
export const StartFromTripDialog = ({ onClose }: { onClose: () => void }) => {
  const { itineraries, isError, isFetching, hasNextPage, fetchNextPage } = useItineraries()
  // The choice needs the whole list, so all pages are loaded.
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage()
  }, [hasNextPage, isFetching, isError, fetchNextPage])
  const copy = useCopyTrip()
  const [picked, setPicked] = useState<string | null>(null)
  const [start, setStart] = useState('')
  const [parts, setParts] = useState<CopiedPart[]>([])
  const trip = itineraries?.find(({ id }) => id === picked) ?? itineraries?.[0]
  const isDated = trip?.firstDay != null
  const isPossible = !isDated || isCalendarDay(start)
  const isEmpty = itineraries?.length === 0
  return (
    <Dialog
      open
      onClose={onClose}
      width="small"
      title="Empezar desde un viaje anterior"
      actions={
        <Button
          busy={copy.isPending}
          disabled={!trip || !isPossible}
          onClick={() => trip && copy.mutate({ id: trip.id, startDate: isDated ? start : null, parts })}
        >
          Empezar
        </Button>
      }
    >
      {isEmpty ? (
        <p>Todavía no tienes otro itinerario.</p>
      ) : (
        <p>El nuevo viaje es solo tuyo: lleva los lugares, los días, las horas y la lista, todo por hacer.</p>
      )}
      {isError && !itineraries && <FormMessage>{itinerariesMessages.listFailed}</FormMessage>}
      {!itineraries && !isError && (
        <SkeletonGroup>
          <Skeleton height="3rem" />
          <Skeleton height="3rem" />
        </SkeletonGroup>
      )}
      {trip && (
        <>
          <SelectField
            label="Qué viaje"
            value={trip.id}
            options={(itineraries ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            onChange={({ target }) => setPicked(target.value)}
          />
          {isDated && (
            <DateField
              label="Primer día"
              value={start}
              min={`${FIRST_YEAR}-01-01`}
              max={`${LAST_YEAR}-12-31`}
              error={start === '' || isPossible ? null : itinerariesMessages.dateInvalid}
              onChange={setStart}
            />
          )}
          <CopiedParts parts={parts} onChange={setParts} />
        </>
      )}
      {copy.error && <FormMessage>{formatError(copy.error)}</FormMessage>}
    </Dialog>
  )
}
