import type { Idea, PlannedStop } from '@andariego/contract/itineraries'
import { pages } from '@andariego/contract/pages'
import { IconChevronDown, IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { memo, type ReactNode, useId, useState } from 'react'
import { Link } from '../../../platform/rendering/link.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import { StopCompany } from '../company/stop-company.tsx'
import { MoveHandle, movable } from '../moving/movable-stop.tsx'
import { StopCard } from '../stop-card.tsx'
import { NoteText } from './note-text.tsx'
import { OtherNotes } from './other-notes.tsx'
import { costLabel, STATUS_LABELS, whenLabel } from './stop-words.ts'
import styles from './trip-stop.module.css'
import type { Change } from './use-trip.ts'

const StopDetails = lazyPart(async () => (await import('./stop-details.tsx')).StopDetails)

const STATUS_ICONS = {
  done: <IconCircleCheck aria-hidden="true" />,
  skipped: <IconCircleX aria-hidden="true" />,
}

/** `Reserva XK4-99Q`, which leads to the booking where its address is known. */
const Booking = ({ reference, link }: NonNullable<PlannedStop['booking']>) => {
  const words = ['Reserva', reference].filter(Boolean).join(' ')
  if (!link) return words
  return (
    <a href={link} target="_blank" rel="noopener noreferrer nofollow">
      {words}
    </a>
  )
}

const factsOf = (stop: PlannedStop | Idea): ReactNode[] => {
  const { status, cost, booking } = stop
  return [
    status && (
      <span className={styles.status} data-status={status}>
        {STATUS_ICONS[status]}
        {STATUS_LABELS[status]}
      </span>
    ),
    whenLabel(stop),
    cost && costLabel(cost),
    booking && <Booking {...booking} />,
    status === 'done' && (
      <Link to={`${pages.place({ id: stop.place.id })}#resenas`} data-print="hidden">
        Cuéntalo
      </Link>
    ),
  ].filter(Boolean)
}

export interface Editable {
  tripId: string
  change: Change
  /** The currency for new costs where a day has none of its own. */
  currency: string
  coverPlaceId: string | null
}

interface TripStopProps {
  stop: PlannedStop | Idea
  hasNext: boolean
  /** Why the stop does not fit at its time. */
  warning?: string | undefined
  /** The currency for new costs on its day; undefined where it is not known. */
  currency?: string | undefined
  /** Null for viewers who may not edit. */
  editable: Editable | null
  children?: ReactNode
}

/** A stop with a summary of its details; the form unfolds. Only a change of the stop renders it again, not every change of its trip. */
export const TripStop = memo(({ stop, hasNext, warning, currency, editable, children }: TripStopProps) => {
  const [open, setOpen] = useState(false)
  const detailsId = useId()
  const facts = factsOf(stop)
  return (
    <div
      className={classNames(styles.stop, editable && movable)}
      data-status={stop.status ?? undefined}
      data-stop={stop.id}
    >
      <StopCard place={stop.place} />
      {facts.length > 0 && (
        <ul className={styles.facts}>
          {facts.map((fact, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: facts have no other name
            <li key={index}>{fact}</li>
          ))}
        </ul>
      )}
      {warning && <p className={styles.warning}>{warning}</p>}
      {!open && stop.note && <NoteText text={stop.note} />}
      {editable && !open && stop.otherNotes.length > 0 && (
        <p className={styles.warning}>Hay otra versión de la nota. Ábrela en los detalles.</p>
      )}
      {!editable && <OtherNotes notes={stop.otherNotes} />}
      {children}
      <StopCompany stopId={stop.id} placeName={stop.place.name}>
        {editable && (
          <>
            <button
              type="button"
              className={styles.unfold}
              aria-expanded={open}
              aria-controls={detailsId}
              onClick={() => setOpen(!open)}
            >
              <IconChevronDown aria-hidden="true" />
              Detalles<VisuallyHidden> de {stop.place.name}</VisuallyHidden>
            </button>
            <MoveHandle name={stop.place.name} />
          </>
        )}
      </StopCompany>
      {editable && (
        <div id={detailsId} data-print="hidden">
          {open && (
            <StopDetails
              stop={stop}
              hasNext={hasNext}
              isCover={editable.coverPlaceId === stop.place.id}
              currency={currency ?? editable.currency}
              change={editable.change}
            />
          )}
        </div>
      )}
    </div>
  )
})
