import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { CarriedStop } from '../editor/carried-stop.tsx'
import { announcementsOf, DRAG_INSTRUCTIONS } from '../editor/drag-announcements.ts'
import { useDragSensors } from '../editor/use-drag-sensors.ts'
import type { Change } from '../trip/use-trip.ts'
import { type Column, currentTarget, targetOver } from './target.ts'

const NO_COLUMNS: readonly Column[] = []
const ColumnsContext = createContext(NO_COLUMNS)

/** The columns of the trip: its days and the ideas without a date; empty where stops cannot be moved. */
export const useColumns = () => useContext(ColumnsContext)

interface MovableStopsProps {
  columns: readonly Column[]
  change: Change
  children: ReactNode
}

/** The area in which stops are dragged between days, and to and from the ideas without a date. */
export const MovableStops = ({ columns, change, children }: MovableStopsProps) => {
  const sensors = useDragSensors()
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
      // Its own would differ from one rendering to the next.
      id="trip-stops"
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: DRAG_INSTRUCTIONS }}
      onDragEnd={drop}
    >
      <ColumnsContext value={columns}>{children}</ColumnsContext>
      <CarriedStop positionOver={positionOver} />
    </DndContext>
  )
}
