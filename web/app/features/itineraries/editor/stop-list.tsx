import { useEffect, useState } from 'react'
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx'
import { stepped, withDate } from '../arrangement.ts'
import type { Day, Stop } from '../stop.ts'
import { positionOf } from './drag-announcements.ts'
import { EditableDay } from './editable-day.tsx'
import { controlId, EditableStop } from './editable-stop.tsx'
import { SortableStops } from './sortable-stops.tsx'

interface StopListProps {
  stops: readonly Stop[]
  /** The shown days of the itinerary. */
  days: readonly Day[]
  /** Called when a stop was moved or its date was changed. */
  onArrange: (stops: Stop[]) => void
  onRemove: (stop: Stop) => void
}

/** The stops by day; they are rearranged by dragging, by buttons, or by their dates. */
export const StopList = ({ stops, days, onArrange, onRemove }: StopListProps) => {
  const [said, setSaid] = useState('')
  const [toFocus, setToFocus] = useState<string[]>([])
  // A stop that moved to another day is a new element, so the focus is restored.
  useEffect(() => {
    for (const id of toFocus) {
      const control = document.getElementById(id)
      if (!(control instanceof HTMLElement) || control.matches(':disabled')) continue
      control.focus()
      return
    }
  }, [toFocus])

  const arrange = (next: Stop[], placeId: string) => {
    onArrange(next)
    const name = next.find(({ place }) => place.id === placeId)?.place.name
    setSaid(`«${name}»: ${positionOf(next, placeId)}.`)
  }
  const step = (placeId: string, by: -1 | 1) => {
    const next = stepped(stops, placeId, by)
    if (!next) return
    arrange(next, placeId)
    const [same, other] = by === 1 ? (['down', 'up'] as const) : (['up', 'down'] as const)
    setToFocus([controlId(placeId, same), controlId(placeId, other)])
  }
  const shown = days.flatMap((day) => day.stops)
  const remove = (stop: Stop) => {
    const at = shown.indexOf(stop)
    const neighbour = shown[at + 1] ?? shown[at - 1]
    if (neighbour) setToFocus([controlId(neighbour.place.id, 'remove')])
    setSaid(`Se quitó «${stop.place.name}».`)
    onRemove(stop)
  }
  const isEnd = (stop: Stop, end: Stop | undefined) => stop.place.id === end?.place.id
  return (
    <SortableStops stops={stops} days={days} onArrange={(next) => onArrange(next)}>
      {days.map((day) => (
        <EditableDay key={day.date} day={day}>
          {day.stops.map((stop, index) => (
            <EditableStop
              key={stop.place.id}
              stop={stop}
              number={index + 1}
              next={day.stops[index + 1]?.place ?? null}
              first={isEnd(stop, stops[0])}
              last={isEnd(stop, stops.at(-1))}
              onStep={(by) => step(stop.place.id, by)}
              onDate={(date) => {
                arrange(withDate(stops, stop.place.id, date), stop.place.id)
                setToFocus([controlId(stop.place.id, 'date')])
              }}
              onRemove={() => remove(stop)}
            />
          ))}
        </EditableDay>
      ))}
      <div role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
    </SortableStops>
  )
}
