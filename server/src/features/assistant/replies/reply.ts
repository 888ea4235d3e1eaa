import type { ItineraryDraft } from '@andariego/contract/assistant'
import type { Place } from '@andariego/contract/places'
import type { PlaceFinder } from '../../places/public.ts'
import type { Evidence, EvidenceRepository } from '../knowledge/evidence-repository.ts'
import type { Frames } from './frames/frames.ts'
import type { Memory } from './memory.ts'
import { linked, rated } from './phrases.ts'

/** An answer, before it is sent. */
export interface Reply {
  text: string
  /** What it speaks of, in the order in which it is named. */
  places: { id: string; name: string }[]
  /** What it quotes of their reviews and descriptions. */
  quotes?: readonly Evidence[]
  /** What is remembered of it; the rest is forgotten. */
  memory: Partial<Memory>
  itineraryDraft?: ItineraryDraft
  /** Nobody has told yet what was asked about the place. */
  isUntold?: true
}

/** All that the replies are made from. */
export interface Known {
  finder: PlaceFinder
  evidence: EvidenceRepository
  frames: Frames
}

export const idsOf = (places: readonly { id: string }[]): string[] => places.map(({ id }) => id)

/** '[Alhambra](/place/…) · ★ 4,8 (12 reseñas) · Granada' */
export const entry = (place: Place, frames: Frames, about = ''): string => {
  const details = [rated(place, frames), place.city, about].filter(Boolean)
  return `${linked(place)} · ${details.join(' · ')}`
}
