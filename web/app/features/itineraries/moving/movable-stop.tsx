import { IconGripVertical } from '@tabler/icons-react'
import { classNames } from '../../../ui/class-names.ts'
import styles from './movable-stop.module.css'
import { columnId } from './target.ts'

/** Says how stops are moved by keyboard: the id of the text that dnd-kit writes. It is given, since its own would differ from one rendering to the next. */
export const INSTRUCTIONS_ID = 'trip-stops'

/** The class of a stop that can be moved, and is a target for others. */
export const movable = classNames(styles.movable)

/** The handle by which a stop is dragged, or moved by keyboard. It works within `MovableStops`. */
export const MoveHandle = ({ name }: { name: string }) => (
  <button
    type="button"
    aria-label={`Mover ${name}`}
    aria-roledescription="parada que se puede mover"
    aria-describedby={INSTRUCTIONS_ID}
    className={styles.handle}
    data-handle=""
    data-print="hidden"
  >
    <IconGripVertical aria-hidden="true" />
  </button>
)

/** Props that make the heading of a day, or of the ideas without a date, a target for stops. */
export const columnTarget = (date: string | null) => ({
  className: styles.heading,
  'data-column': columnId(date),
})
