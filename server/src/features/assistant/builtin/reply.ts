import type { ItineraryDraft } from '@andariego/contract/assistant'
import type { Place } from '@andariego/contract/places'
import type { PlaceFinder } from '../../places/public.ts'
import type { Opinion } from '../../reviews/public.ts'
import type { Areas } from './area.ts'
import type { Guide } from './guide.ts'
import type { Area, BuiltinMemory } from './memory.ts'
import { linked, list, rated } from './phrases.ts'

/** An answer, before it is sent. */
export interface Reply {
  text: string
  /** What it speaks of, in the order in which it is named. */
  places: { id: string; name: string }[]
  /** What changes in the memory; the rest is forgotten. */
  memory: Partial<BuiltinMemory>
  itineraryDraft?: ItineraryDraft
}

/** All that the replies are made from. */
export interface Knowledge {
  finder: PlaceFinder
  areas: Areas
  guide: Guide
  opinionsOf: (placeId: string) => Promise<Opinion[]>
}

export const idsOf = (places: readonly { id: string }[]): string[] => places.map(({ id }) => id)

/** '1. [Alhambra](/place/…) ★ 4,8 (12 reseñas), Granada' */
export const entry = (place: Place, about = ''): string => {
  const details = [rated(place), place.city, about].filter(Boolean)
  return `${linked(place)} · ${details.join(' · ')}`
}

/**
 * The area that a name means: of those that are called so, the first where the community has places at all. Null when the
 * map knows none.
 */
export const meantArea = async ({ areas, guide }: Knowledge, name: string): Promise<Area | null> => {
  const candidates = await areas.named(name)
  for (const area of candidates.slice(0, 3))
    if ((await guide.places(area, null, 'best')).length > 0) return area
  return candidates[0] ?? null
}

export const unknownArea = (name: string): Reply => ({
  text: `No encuentro «${name}» en el mapa. ¿Me dices el nombre de la ciudad, la región o el país?`,
  places: [],
  memory: {},
})

/** Asks which of several places of like names is meant; 'el segundo' answers it. */
export const whichOne = (places: readonly Place[]): Reply => ({
  text: `Hay varios lugares que se llaman así. ¿Cuál te interesa?\n\n${places
    .map((place, index) => `${index + 1}. ${entry(place)}`)
    .join('\n')}\n\nPuedes responder «el segundo», por ejemplo.`,
  places: [...places],
  memory: { asked: 'choose', listed: idsOf(places) },
})

export const namesOf = (places: readonly { id: string; name: string }[]): string => list(places.map(linked))
