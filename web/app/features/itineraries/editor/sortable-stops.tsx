import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { type ReactNode, useMemo } from 'react'
import { droppedOn, headingId } from '../arrangement.ts'
import type { Day, Stop } from '../stop.ts'
import { CarriedStop } from './carried-stop.tsx'
import { DRAG_INSTRUCTIONS, dragAnnouncements, positionOver } from './drag-announcements.ts'
import { useDragSensors } from './use-drag-sensors.ts'

interface SortableStopsProps {
  /** All stops of the itinerary. */
  stops: readonly Stop[]
  /** The shown days of the itinerary. */
  days: readonly Day[]
  onArrange: (stops: Stop[], placeId: string) => void
  children: ReactNode
}

/**
 * The area for dragging stops: a single sortable list of headings and stops, so that a stop can be dragged from one day to
 * another.
 */
export const SortableStops = ({ stops, days, onArrange, children }: SortableStopsProps) => {
  const sensors = useDragSensors()
  const lines = useMemo(
    () => days.flatMap(({ date, stops: ofDay }) => [headingId(date), ...ofDay.map(({ place }) => place.id)]),
    [days],
  )
  const announcements = useMemo(() => dragAnnouncements(stops), [stops])
  const drop = ({ active, over }: DragEndEvent) => {
    if (!over || over.id === active.id) return
    onArrange(droppedOn(stops, String(active.id), String(over.id)), String(active.id))
  }
  return (
    <DndContext
      // A generated id would differ between the server and the browser.
      id="itinerary-stops"
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: DRAG_INSTRUCTIONS }}
      onDragEnd={drop}
    >
      <SortableContext items={lines} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
      <CarriedStop positionOver={(id, over) => positionOver(stops, id, over)} />
    </DndContext>
  )
}
