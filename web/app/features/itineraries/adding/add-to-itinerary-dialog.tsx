import {
  FIRST_YEAR,
  isCalendarDay,
  itinerariesMessages,
  LAST_YEAR,
} from '@andariego/contract/itineraries-rules'
import { pages } from '@andariego/contract/pages'
import type { Place } from '@andariego/contract/places'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { getConnection } from '../../../platform/connection.ts'
import { countOf } from '../../../platform/format/format.ts'
import { showToast } from '../../../platform/toasts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx'
import { DateField } from '../../../ui/form/date/date-field.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'

import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { saveFailure } from '../editor/save-failure.ts'
import { useItineraries } from '../itineraries-query.ts'
import { stopOf } from '../stop.ts'
import { startItineraryWith } from './start-itinerary.ts'
import { NotAddable, useAddToItinerary } from './use-add-to-itinerary.ts'

const NEW = 'new'

/** Dialog to choose an itinerary and a day for the place. */
export const AddToItineraryDialog = ({ place, onClose }: { place: Place; onClose: () => void }) => {
  const formId = useId()
  const navigate = useNavigate()
  const { itineraries, isError, isFetching, refetch, hasNextPage, fetchNextPage } = useItineraries()
  // The choice needs the whole list, so all pages are loaded.
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage()
  }, [hasNextPage, isFetching, isError, fetchNextPage])
  const add = useAddToItinerary(place)
  const [picked, setPicked] = useState<string | null>(null)
  const [day, setDay] = useState<string | null>(null)
  const [checked, setChecked] = useState(false)
  const dateField = useRef<HTMLInputElement>(null)
  const chosen = itineraries?.find(({ id }) => id === (picked ?? itineraries[0]?.id))
  const date = day ?? chosen?.lastDay ?? ''
  const problem = !date
    ? itinerariesMessages.dateRequired
    : isCalendarDay(date)
      ? null
      : itinerariesMessages.dateInvalid
  const options = [
    ...(itineraries ?? []).map(({ id, name, itemCount }) => ({
      value: id,
      label: `${name} (${countOf(itemCount, 'lugar', 'lugares')})`,
    })),
    { value: NEW, label: 'Nuevo itinerario' },
  ]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (problem) return dateField.current?.focus()
    if (!chosen) {
      startItineraryWith(stopOf(place, date))
      // Replaces the dialog's own history entry.
      void navigate(pages.createItinerary(), { replace: true })
      return
    }
    add.mutate(
      { id: chosen.id, date },
      {
        onSuccess: ({ content, isQueued }) => {
          const told = isQueued
            ? `Se agregará a «${content.name}» en cuanto ${getConnection().offline ? 'haya conexión' : 'el servidor responda'}.`
            : `Se agregó a «${content.name}».`
          showToast(told, {
            action: { label: 'Ver', run: () => void navigate(pages.itinerary({ id: chosen.id })) },
          })
          onClose()
        },
      },
    )
  }
  const failure = add.error && (add.error instanceof NotAddable ? add.error.message : saveFailure(add.error))
  return (
    <Dialog
      open
      onClose={onClose}
      width="small"
      title="Agregar a itinerario"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" form={formId} busy={add.isPending} disabled={!itineraries}>
            {chosen || !itineraries ? 'Agregar' : 'Empezar itinerario'}
          </Button>
        </>
      }
    >
      {isError && !itineraries && (
        <ErrorState onRetry={() => void refetch()} busy={isFetching}>
          {itinerariesMessages.listFailed}
        </ErrorState>
      )}
      {!isError && !itineraries && (
        <SkeletonGroup>
          <Skeleton shape="block" height="4.5rem" />
          <Skeleton shape="block" height="4.5rem" />
        </SkeletonGroup>
      )}
      {itineraries && (
        <form id={formId} noValidate onSubmit={submit}>
          <SelectField
            label="Itinerario"
            options={options}
            value={chosen?.id ?? NEW}
            onChange={(event) => {
              setPicked(event.target.value)
              add.reset()
            }}
          />
          <DateField
            ref={dateField}
            label="Fecha"
            min={`${FIRST_YEAR}-01-01`}
            max={`${LAST_YEAR}-12-31`}
            value={date}
            error={checked ? problem : null}
            onChange={setDay}
          />
          {failure && <FormMessage>{failure}</FormMessage>}
        </form>
      )}
    </Dialog>
  )
}
