import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core'
import { droppedOn } from '../arrangement.ts'
import { daysWithStops, type Stop } from '../stop.ts'

export const DRAG_INSTRUCTIONS: ScreenReaderInstructions = {
  draggable:
    'Para mover esta parada pulsa la barra espaciadora. Cada flecha la lleva un poco; ' +
    'con Mayúsculas y flecha arriba o abajo va de parada en parada. ' +
    'Pulsa otra vez la barra espaciadora para soltarla, o Escape para dejarla donde estaba.',
}

/** `Día 2, parada 1 de 3` */
export const positionOf = (stops: readonly Stop[], placeId: string): string => {
  for (const { number, stops: ofDay } of daysWithStops(stops)) {
    const at = ofDay.findIndex(({ place }) => place.id === placeId)
    if (at >= 0) return `Día ${number}, parada ${at + 1} de ${ofDay.length}`
  }
  return ''
}

/** The position that a stop would get if it were dropped on another stop or on a day's heading. */
export const positionOver = (stops: readonly Stop[], placeId: string, over: string): string =>
  positionOf(droppedOn(stops, placeId, over), placeId)

interface Words {
  nameOf: (id: string) => string
  positionOf: (id: string) => string
  positionOver: (id: string, over: string) => string
}

/**
 * The announcements of screen readers while a stop is dragged: a position is announced only when it differs from the last one.
 */
export const announcementsOf = ({ nameOf, positionOf, positionOver }: Words): Announcements => {
  const named = (id: UniqueIdentifier) => `«${nameOf(String(id))}»`
  let said = ''
  return {
    onDragStart: ({ active }) => {
      said = positionOf(String(active.id))
      return `Tomaste ${named(active.id)}. ${said}.`
    },
    onDragOver: ({ active, over }) => {
      if (!over) return undefined
      const position = positionOver(String(active.id), String(over.id))
      if (position === said) return undefined
      said = position
      return `${named(active.id)} está en: ${position}.`
    },
    onDragEnd: ({ active, over }) =>
      over
        ? `Soltaste ${named(active.id)} en: ${positionOver(String(active.id), String(over.id))}.`
        : `${named(active.id)} se quedó donde estaba.`,
    onDragCancel: ({ active }) => `${named(active.id)} se quedó donde estaba.`,
  }
}

export const dragAnnouncements = (stops: readonly Stop[]): Announcements =>
  announcementsOf({
    nameOf: (id) => stops.find(({ place }) => place.id === id)?.place.name ?? '',
    positionOf: (id) => positionOf(stops, id),
    positionOver: (id, over) => positionOver(stops, id, over),
  })
