import type { Idea, PlannedStop } from '@andariego/contract/itineraries'
import type { StopFields } from '@andariego/contract/trip-operation-rules'
import { LEG_KINDS, type LegKind, NOTE_MAX } from '@andariego/contract/trips-rules'
import { Button } from '../../../ui/actions/button.tsx'
import { ChoiceChip } from '../../../ui/content/chip.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { useCompanyAt } from '../company/trip-company.tsx'
import { AddFile } from '../files/add-file.tsx'
import { useColumns } from '../moving/movable-stops.tsx'
import { currentTarget } from '../moving/target.ts'
import { OtherNotes } from './other-notes.tsx'
import styles from './stop-details.module.css'
import {
  amountOf,
  amountProblem,
  currencyProblem,
  durationProblem,
  legProblem,
  linkProblem,
  noteProblem,
  numberOr,
  referenceProblem,
  timeOf,
  timeProblem,
  writtenAmount,
} from './stop-fields.ts'
import { LEG_LABELS, STATUS_LABELS } from './stop-words.ts'
import { tellWithUndo } from './tell-with-undo.ts'
import type { Change } from './use-trip.ts'
import { WrittenArea, WrittenField } from './written-field.tsx'

const STATUSES = [
  { status: null, label: 'Pendiente' },
  { status: 'done', label: STATUS_LABELS.done },
  { status: 'skipped', label: STATUS_LABELS.skipped },
] as const

interface StopDetailsProps {
  stop: PlannedStop | Idea
  /** Whether the day has a next stop, so that the way there can be described. */
  hasNext: boolean
  isCover: boolean
  currency: string
  change: Change
}

/** The form for a stop's details; each field is saved on its own. */
export const StopDetails = ({ stop, hasNext, isCover, currency, change }: StopDetailsProps) => {
  const { id: stopId, cost, booking, legToNext } = stop
  const company = useCompanyAt(stopId)
  const { note: shown, otherNotes } = stop
  const seen = { note: shown, otherNotes }
  const without = (note: string) => otherNotes.filter((one) => one !== note)
  const set = (fields: StopFields) => change({ kind: 'set-stop', stopId, fields })
  const setCost = (amount: string, code: string) =>
    set({
      cost: amount.trim() === '' ? null : { amount: amountOf(amount), currency: code.trim().toUpperCase() },
    })
  const setBooking = (reference: string, link: string) =>
    set({
      booking:
        reference.trim() || link.trim()
          ? { reference: reference.trim() || null, link: link.trim() || null }
          : null,
    })
  const { date, place } = stop
  const columns = useColumns()
  const takeDate = () => {
    const after = currentTarget(columns, stopId)?.after ?? null
    change({ kind: 'move-stop', stopId, date: null, after: null })
    tellWithUndo(`«${place.name}» está ahora sin fecha.`, () =>
      change({ kind: 'move-stop', stopId, date, after }),
    )
  }
  return (
    <div className={styles.details}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form */}
      <div role="group" aria-label="Estado" className={styles.states}>
        {STATUSES.map(({ status, label }) => (
          <ChoiceChip key={label} chosen={stop.status === status} onClick={() => set({ status })}>
            {label}
          </ChoiceChip>
        ))}
      </div>
      <div className={styles.pair}>
        <WrittenField
          about={stopId}
          label="Hora de inicio"
          placeholder="09:30"
          inputMode="numeric"
          autoComplete="off"
          value={stop.startTime ?? ''}
          problemOf={timeProblem}
          onWrite={(text) => set({ startTime: timeOf(text) })}
        />
        <WrittenField
          about={stopId}
          label="Duración (min)"
          inputMode="numeric"
          autoComplete="off"
          value={stop.durationMinutes === null ? '' : String(stop.durationMinutes)}
          problemOf={durationProblem}
          onWrite={(text) => set({ durationMinutes: numberOr(text) })}
        />
      </div>
      <WrittenArea
        about={stopId}
        label="Nota"
        hint="**negrita**, *cursiva*, listas con - y enlaces"
        value={stop.note ?? ''}
        counterLimit={NOTE_MAX}
        problemOf={noteProblem}
        onWrite={(text, from) =>
          change({
            kind: 'set-stop',
            stopId,
            fields: { note: text.trim() || null },
            from: { note: from || null },
          })
        }
      />
      <OtherNotes
        notes={otherNotes}
        choose={{
          use: (note) =>
            change({ kind: 'set-stop', stopId, fields: { note, otherNotes: without(note) }, from: seen }),
          drop: (note) =>
            change({ kind: 'set-stop', stopId, fields: { otherNotes: without(note) }, from: { otherNotes } }),
        }}
      />
      <div className={styles.pair}>
        <WrittenField
          about={stopId}
          label="Costo"
          inputMode="decimal"
          autoComplete="off"
          value={cost === null ? '' : writtenAmount(cost.amount)}
          problemOf={amountProblem}
          onWrite={(text) => setCost(text, cost?.currency ?? currency)}
        />
        <WrittenField
          about={stopId}
          label="Moneda"
          autoComplete="off"
          value={cost?.currency ?? currency}
          disabled={cost === null}
          problemOf={currencyProblem}
          onWrite={(text) => setCost(cost ? writtenAmount(cost.amount) : '', text)}
        />
      </div>
      <WrittenField
        about={stopId}
        label="Referencia de la reserva"
        autoComplete="off"
        value={booking?.reference ?? ''}
        problemOf={referenceProblem}
        onWrite={(text) => setBooking(text, booking?.link ?? '')}
      />
      <WrittenField
        about={stopId}
        label="Enlace de la reserva"
        type="url"
        placeholder="https://"
        autoComplete="off"
        value={booking?.link ?? ''}
        problemOf={linkProblem}
        onWrite={(text) => setBooking(booking?.reference ?? '', text)}
      />
      {company && <AddFile tripId={company.tripId} stopId={stopId} placeName={stop.place.name} />}
      {hasNext && (
        <div className={styles.pair}>
          <SelectField
            compact
            label="A la siguiente parada"
            value={legToNext?.kind ?? ''}
            options={[
              { value: '', label: 'Sin decidir' },
              ...LEG_KINDS.map((kind) => ({ value: kind, label: LEG_LABELS[kind] })),
            ]}
            onChange={({ target: { value } }) =>
              set({
                legToNext: value ? { kind: value as LegKind, minutes: legToNext?.minutes ?? null } : null,
              })
            }
          />
          <WrittenField
            about={stopId}
            label="Trayecto (min)"
            inputMode="numeric"
            autoComplete="off"
            disabled={legToNext === null}
            value={legToNext?.minutes == null ? '' : String(legToNext.minutes)}
            problemOf={legProblem}
            onWrite={(text) =>
              legToNext && set({ legToNext: { kind: legToNext.kind, minutes: numberOr(text) } })
            }
          />
        </div>
      )}
      <div className={styles.chips}>
        <Button
          size="small"
          variant="quiet"
          onClick={() =>
            change({ kind: 'set-trip', fields: { coverPlaceId: isCover ? null : stop.place.id } })
          }
        >
          {isCover ? 'Quitar de la portada' : 'Usar como portada'}
        </Button>
        {stop.date !== null && (
          <Button size="small" variant="quiet" onClick={takeDate}>
            Quitar la fecha
          </Button>
        )}
      </div>
    </div>
  )
}
