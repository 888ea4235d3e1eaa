import { useDraggable, useDroppable } from '@dnd-kit/core'
import { CSS as Transforms } from '@dnd-kit/utilities'
import { type RefObject, useLayoutEffect } from 'react'
import { type Column, columnId, currentTarget } from './target.ts'

export type Listeners = ReturnType<typeof useDraggable>['listeners']

interface MovingPartsProps {
  columns: readonly Column[]
  /** The element around the stops and the headings. */
  area: RefObject<HTMLElement | null>
  /** Receives what the handle of each stop calls, by the stop's id. */
  listeners: Map<string, Listeners>
}

const partOf = (area: RefObject<HTMLElement | null>, attribute: string, value: string) =>
  area.current?.querySelector<HTMLElement>(`[${attribute}="${CSS.escape(value)}"]`) ?? null

/** The side of a stop on which a stop dragged over it would be dropped. */
const sideOf = (columns: readonly Column[], stopId: string, carried: string) => {
  const column = columns.find(({ stops }) => stops.some(({ id }) => id === stopId))
  const indexOf = (one: string) => column?.stops.findIndex(({ id }) => id === one) ?? -1
  const isFromBelow =
    currentTarget(columns, carried)?.date === column?.date && indexOf(carried) > indexOf(stopId)
  return isFromBelow ? 'before' : 'behind'
}

/** Makes a stop draggable and a drop target. */
const MovingStop = ({ stopId, columns, area, listeners: all }: MovingPartsProps & { stopId: string }) => {
  const { setNodeRef: setTarget, isOver, active } = useDroppable({ id: stopId })
  const { listeners, setNodeRef, setActivatorNodeRef, transform, isDragging } = useDraggable({ id: stopId })
  const carried = String(active?.id ?? stopId)
  const side = isOver && carried !== stopId ? sideOf(columns, stopId, carried) : undefined
  // After each commit: a stop that was moved to another day has a new element.
  useLayoutEffect(() => {
    const stop = partOf(area, 'data-stop', stopId)
    const handle = stop?.querySelector<HTMLElement>('[data-handle]') ?? null
    setNodeRef(stop)
    setTarget(stop)
    setActivatorNodeRef(handle)
    all.set(stopId, listeners)
    if (!stop) return
    stop.style.transform = Transforms.Translate.toString(transform) ?? ''
    stop.toggleAttribute('data-carried', isDragging)
    if (side) stop.dataset.drop = side
    else delete stop.dataset.drop
    if (isDragging) handle?.setAttribute('aria-pressed', 'true')
    else handle?.removeAttribute('aria-pressed')
  })
  return null
}

/** Makes the heading of a column a drop target. */
const HeadingTarget = ({ id, area }: { id: string; area: MovingPartsProps['area'] }) => {
  const { setNodeRef, isOver } = useDroppable({ id })
  useLayoutEffect(() => {
    const heading = partOf(area, 'data-column', id)
    setNodeRef(heading)
    heading?.toggleAttribute('data-over', isOver)
  })
  return null
}

/**
 * What moves the stops of a trip: a part for each stop and each heading, beside them and not around them, so that the stops stay as
 * they are when the parts are mounted and while one is dragged.
 */
export const MovingParts = (props: MovingPartsProps) =>
  props.columns.map(({ date, stops }) => [
    <HeadingTarget key={columnId(date)} id={columnId(date)} area={props.area} />,
    ...stops.map(({ id }) => <MovingStop key={id} stopId={id} {...props} />),
  ])
