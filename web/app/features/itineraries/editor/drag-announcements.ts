import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core'
import { droppedOn } from '../arrangement.ts'
import { daysWithStops, type Stop } from '../stop.ts'

export const DRAG_INSTRUCTIONS: ScreenReaderInstructions = {
  draggable:
    'Para mover esta parada pulsa la barra espaciadora. Llévala con las flechas, ' +
    'pulsa otra vez la barra espaciadora para soltarla, o Escape para dejarla donde estaba.',
}

/** `Día 2, parada 1 de 3` */
export const positionOf = (stops: readonly Stop[], placeId: string): string => {
  for (const { number, stops: ofDay } of daysWithStops(stops)) {
    const at = ofDay.findIndex(({ place }) => place.id === placeId)
    if (at >= 0) return `Día ${number}, parada ${at + 1} de ${ofDay.length}`
  }
  return ''
}

/** What a screen reader says while a stop is dragged. */
export const dragAnnouncements = (stops: readonly Stop[]): Announcements => {
  const nameOf = (id: UniqueIdentifier) => stops.find(({ place }) => place.id === id)?.place.name ?? ''
  const positionOver = (id: UniqueIdentifier, over: UniqueIdentifier) =>
    positionOf(droppedOn(stops, String(id), String(over)), String(id))
  return {
    onDragStart: ({ active }) => `Tomaste «${nameOf(active.id)}». ${positionOf(stops, String(active.id))}.`,
    onDragOver: ({ active, over }) =>
      over ? `«${nameOf(active.id)}» está en: ${positionOver(active.id, over.id)}.` : undefined,
    onDragEnd: ({ active, over }) =>
      over
        ? `Soltaste «${nameOf(active.id)}» en: ${positionOver(active.id, over.id)}.`
        : `«${nameOf(active.id)}» se quedó donde estaba.`,
    onDragCancel: ({ active }) => `«${nameOf(active.id)}» se quedó donde estaba.`,
  }
}
