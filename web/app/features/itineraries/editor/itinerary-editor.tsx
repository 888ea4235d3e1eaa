import type { Itinerary } from '@andariego/contract/itineraries'
import { pages } from '@andariego/contract/pages'
import { type FormEvent, useId, useMemo, useState } from 'react'
import { useConnection } from '../../../platform/connection.ts'
import { Button, LinkButton } from '../../../ui/actions/button.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { StartFromTripButton } from '../copying/start-from-trip-button.tsx'
import { RouteMap } from '../route-map.tsx'
import { daysWithStops } from '../stop.ts'
import type { SendLater } from '../trip/use-trip.ts'
import { AddStopForm } from './add-stop-form.tsx'
import { DayFilter } from './day-filter.tsx'
import styles from './itinerary-editor.module.css'
import { LeaveQuestion } from './leave-question.tsx'
import { StopList } from './stop-list.tsx'
import { useItineraryEditor } from './use-itinerary-editor.ts'

interface ItineraryEditorProps {
  /** With the changes that wait to be sent. Null creates a new itinerary. */
  itinerary: Itinerary | null
  /** Takes changes that cannot be sent now. */
  sendLater?: SendLater
}

/** The editor: name, places and days, beside the route on the map. */
export const ItineraryEditor = ({ itinerary, sendLater }: ItineraryEditorProps) => {
  const formId = useId()
  const editor = useItineraryEditor(itinerary, sendLater)
  const { draft, errors, fields, sending } = editor
  const { offline } = useConnection()
  const [shownDate, setShownDate] = useState<string | null>(null)
  const days = useMemo(() => daysWithStops(draft.stops), [draft.stops])
  const one = days.filter(({ date }) => date === shownDate)
  const shown = one.length > 0 ? one : days
  const submit = (event: FormEvent) => {
    event.preventDefault()
    editor.submit()
  }
  return (
    <div className={styles.editor}>
      {/* The form is inert while the success message is shown. */}
      <div className={styles.column} inert={editor.done}>
        {!itinerary && (
          <div>
            <StartFromTripButton />
          </div>
        )}
        <form id={formId} noValidate onSubmit={submit} className={styles.name}>
          <TextField
            ref={fields.name}
            label="Nombre del itinerario"
            placeholder="Una semana en la Patagonia"
            autoComplete="off"
            value={draft.name}
            error={errors.name}
            onChange={(event) => editor.rename(event.target.value)}
          />
        </form>
        <AddStopForm
          // Once saved, a complaint about what was tried before would contradict the success message.
          key={editor.done ? 'saved' : 'editing'}
          stops={draft.stops}
          error={errors.stops ?? null}
          saveAttempts={editor.attempts}
          onAdd={editor.add}
          searchRef={fields.search}
        />
        {days.length > 0 ? (
          <section aria-label="Lugares del itinerario" className={styles.stops}>
            <DayFilter days={days} shown={one.length > 0 ? shownDate : null} onShow={setShownDate} />
            <StopList stops={draft.stops} days={shown} onArrange={editor.arrange} onRemove={editor.remove} />
          </section>
        ) : (
          <p className={styles.empty}>Busca tu primer lugar, elige su día y agrégalo.</p>
        )}
      </div>
      <div className={styles.map}>
        <RouteMap days={shown} height="clamp(18rem, 58svh, 34rem)" />
      </div>
      <div className={styles.foot} data-action-bar="">
        {editor.failure && <FormMessage>{editor.failure}</FormMessage>}
        {editor.done && editor.isQueued && (
          <FormMessage kind="info">
            Los cambios quedaron guardados aquí y se enviarán en cuanto{' '}
            {offline ? 'haya conexión' : 'el servidor responda'}.
          </FormMessage>
        )}
        {editor.done && !editor.isQueued && (
          <FormMessage kind="success">
            {itinerary ? 'Itinerario guardado correctamente.' : 'Itinerario creado correctamente.'}
          </FormMessage>
        )}
        <div className={styles.actions}>
          <Button type="submit" form={formId} once={!itinerary} busy={sending.all}>
            {sending.all ? 'Guardando…' : itinerary ? 'Guardar Cambios' : 'Crear Itinerario'}
          </Button>
          <LinkButton to={pages.itineraries()} variant="secondary">
            Cancelar
          </LinkButton>
          <p role="status" className={styles.order}>
            {sending.order && 'Guardando el orden…'}
          </p>
        </div>
      </div>
      <LeaveQuestion unsaved={editor.unsaved} onDiscard={editor.discard} />
    </div>
  )
}
