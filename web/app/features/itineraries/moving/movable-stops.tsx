import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core'
import {
  createContext,
  type ReactNode,
  type SyntheticEvent,
  useContext,
  useMemo,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { CarriedStop } from '../editor/carried-stop.tsx'
import { announcementsOf, DRAG_INSTRUCTIONS } from '../editor/drag-announcements.ts'
import { useDragSensors } from '../editor/use-drag-sensors.ts'
import type { Change } from '../trip/use-trip.ts'
import { INSTRUCTIONS_ID } from './movable-stop.tsx'
import { type Listeners, MovingParts } from './moving-parts.tsx'
import { type Column, currentTarget, targetOver } from './target.ts'

const NO_COLUMNS: readonly Column[] = []
const ColumnsContext = createContext(NO_COLUMNS)

/** The columns of the trip: its days and the ideas without a date; empty where stops cannot be moved. */
export const useColumns = () => useContext(ColumnsContext)

const handleAt = ({ target }: SyntheticEvent) =>
  target instanceof Element ? target.closest('[data-handle]') : null

const stopAt = (handle: Element) => handle.closest<HTMLElement>('[data-stop]')?.dataset.stop ?? ''

interface MovableStopsProps {
  columns: readonly Column[]
  change: Change
  children: ReactNode
}

/**
 * The area in which stops are dragged between days, and to and from the ideas without a date. What moves them is mounted when
 * somebody first reaches for a handle: for two hundred stops it would be a good part of what opening their trip costs.
 */
export const MovableStops = ({ columns, change, children }: MovableStopsProps) => {
  const sensors = useDragSensors()
  const area = useRef<HTMLDivElement>(null)
  const listeners = useRef(new Map<string, Listeners>())
  const [isReached, setReached] = useState(false)
  const reach = (event: SyntheticEvent) => {
    if (!isReached && handleAt(event)) setReached(true)
  }
  const start = (event: SyntheticEvent, kind: 'onPointerDown' | 'onKeyDown') => {
    const handle = handleAt(event)
    if (!handle) return
    if (!isReached) flushSync(() => setReached(true))
    listeners.current.get(stopAt(handle))?.[kind]?.(event)
  }
  const positionOver = (id: string, over: string) => targetOver(columns, id, over)?.words ?? ''
  const announcements = useMemo(
    () =>
      announcementsOf({
        nameOf: (stopId) =>
          columns.flatMap(({ stops }) => stops).find(({ id }) => id === stopId)?.place.name ?? '',
        positionOf: (id) => currentTarget(columns, id)?.words ?? '',
        positionOver: (id, over) => targetOver(columns, id, over)?.words ?? '',
      }),
    [columns],
  )
  const drop = ({ active, over }: DragEndEvent) => {
    const stopId = String(active.id)
    const [from, to] = [currentTarget(columns, stopId), over && targetOver(columns, stopId, String(over.id))]
    if (!from || !to || (from.date === to.date && from.after === to.after)) return
    change({ kind: 'move-stop', stopId, date: to.date, after: to.after })
  }
  return (
    <DndContext
      id={INSTRUCTIONS_ID}
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: DRAG_INSTRUCTIONS }}
      onDragEnd={drop}
    >
      <div
        ref={area}
        onFocusCapture={reach}
        onPointerOverCapture={reach}
        onPointerDownCapture={(event) => start(event, 'onPointerDown')}
        onKeyDownCapture={(event) => start(event, 'onKeyDown')}
      >
        <ColumnsContext value={columns}>{children}</ColumnsContext>
      </div>
      {isReached && <MovingParts columns={columns} area={area} listeners={listeners.current} />}
      <CarriedStop positionOver={positionOver} />
    </DndContext>
  )
}
