import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { IconArrowDown, IconArrowUp, IconGripVertical, IconTrash } from '@tabler/icons-react'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { PlaceImage } from '../../places/public.ts'
import { legLabel } from '../distance-label.ts'
import type { Stop, StopPlace } from '../stop.ts'
import styles from './editable-stop.module.css'
import { StopDate } from './stop-date.tsx'

/** The ids of a stop's controls, so that the focus can return to them after the stop moves. */
export const controlId = (placeId: string, control: 'date' | 'up' | 'down' | 'remove'): string =>
  `stop-${placeId}-${control}`

interface EditableStopProps {
  stop: Stop
  /** The stop's number within its day, from 1. */
  number: number
  /** The next stop of the same day. */
  next: StopPlace | null
  first: boolean
  last: boolean
  onDate: (date: string) => void
  onStep: (step: -1 | 1) => void
  onRemove: () => void
}

/** A stop in the editor. It is dragged by its handle only, so that a finger anywhere else on it scrolls the page. */
export const EditableStop = ({ stop, number, next, first, last, ...change }: EditableStopProps) => {
  const { place, date } = stop
  const { name } = place
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: place.id, attributes: { roleDescription: 'parada que se puede mover' } })
  const style = { transform: CSS.Translate.toString(transform), transition }
  return (
    <li ref={setNodeRef} style={style} className={classNames(styles.stop, isDragging && styles.dragged)}>
      <div className={styles.card}>
        <button
          type="button"
          {...attributes}
          {...listeners}
          ref={setActivatorNodeRef}
          aria-label={`Reordenar ${name}`}
          className={styles.handle}
        >
          <IconGripVertical aria-hidden="true" />
        </button>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <PlaceImage place={place} sizes="56px" shape="thumbnail" decorative />
        <div className={styles.words}>
          <p className={styles.name}>{name}</p>
          <p className={styles.where}>{place.city ?? place.address}</p>
        </div>
        <div className={styles.tools}>
          <StopDate id={controlId(place.id, 'date')} name={name} date={date} onChange={change.onDate} />
          <IconButton
            id={controlId(place.id, 'up')}
            label={`Mover arriba ${name}`}
            icon={<IconArrowUp aria-hidden="true" />}
            disabled={first}
            onClick={() => change.onStep(-1)}
          />
          <IconButton
            id={controlId(place.id, 'down')}
            label={`Mover abajo ${name}`}
            icon={<IconArrowDown aria-hidden="true" />}
            disabled={last}
            onClick={() => change.onStep(1)}
          />
          <IconButton
            id={controlId(place.id, 'remove')}
            label={`Quitar ${name}`}
            icon={<IconTrash aria-hidden="true" />}
            className={styles.remove}
            onClick={change.onRemove}
          />
        </div>
      </div>
      {next && <p className={styles.leg}>{legLabel(place, next)}</p>}
    </li>
  )
}
