import { useDraggable, useDroppable } from '@dnd-kit/core'
import { CSS } from '@dnd-kit/utilities'
import { IconGripVertical } from '@tabler/icons-react'
import { type CSSProperties, useCallback } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import styles from './movable-stop.module.css'
import { useColumns } from './movable-stops.tsx'
import { currentTarget } from './target.ts'

/** The side of a stop on which a stop dragged over it would be dropped. */
const useSide = (stopId: string) => {
  const columns = useColumns()
  const { setNodeRef, isOver, active } = useDroppable({ id: stopId, disabled: columns.length === 0 })
  const carried = String(active?.id ?? stopId)
  if (!isOver || carried === stopId) return { setNodeRef, side: undefined }
  const column = columns.find(({ stops }) => stops.some(({ id }) => id === stopId))
  const indexOf = (one: string) => column?.stops.findIndex(({ id }) => id === one) ?? -1
  const isFromBelow =
    currentTarget(columns, carried)?.date === column?.date && indexOf(carried) > indexOf(stopId)
  return { setNodeRef, side: isFromBelow ? 'before' : 'behind' }
}

/** Makes a stop draggable and a drop target: the props for its element and for its handle. */
export const useMovable = (stopId: string, name: string) => {
  const { setNodeRef: setTarget, side } = useSide(stopId)
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, isDragging } = useDraggable({
    id: stopId,
    attributes: { roleDescription: 'parada que se puede mover' },
  })
  const ref = useCallback(
    (node: HTMLElement | null) => {
      setNodeRef(node)
      setTarget(node)
    },
    [setNodeRef, setTarget],
  )
  const style: CSSProperties = { transform: CSS.Translate.toString(transform) }
  return {
    className: classNames(styles.movable, isDragging && styles.carried),
    element: {
      ref,
      style,
      'data-drop': side,
    },
    handle: (
      <button
        type="button"
        {...attributes}
        {...listeners}
        ref={setActivatorNodeRef}
        aria-label={`Mover ${name}`}
        className={styles.handle}
        data-print="hidden"
      >
        <IconGripVertical aria-hidden="true" />
      </button>
    ),
  }
}

/** Makes a heading a drop target for stops. */
export const useColumnTarget = (id: string) => {
  const { setNodeRef, isOver } = useDroppable({ id })
  return { ref: setNodeRef, className: classNames(styles.heading, isOver && styles.over) }
}
