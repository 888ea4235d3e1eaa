import type { ItineraryDraft } from '@andariego/contract/assistant'
import { PLACE_QUESTION_MAX } from '@andariego/contract/assistant-rules'
import type { Place } from '@andariego/contract/places'
import type { PlaceFinder } from '../../places/public.ts'
import type { Evidence, EvidenceRepository } from '../knowledge/evidence-repository.ts'
import type { Frames } from './frames/frames.ts'
import type { Memory } from './memory.ts'
import { linked, rated } from './phrases.ts'

interface Untold {
  placeId: string
  question: string
}
export const untoldAt = ({ id }: Place, message: string): Untold => ({
  placeId: id,
  question: message.trim().slice(0, PLACE_QUESTION_MAX).toWellFormed(),
})

/** An answer before it is sent. */
export interface Reply {
  text: string
  /** The places that it mentions, in order. */
  places: { id: string; name: string }[]
  /** The sentences that it quotes from their reviews and descriptions. */
  quotes?: readonly Evidence[]
  /** What to remember for the next question; everything else is forgotten. */
  memory: Partial<Memory>
  itineraryDraft?: ItineraryDraft
  /** What was asked and no review tells yet, each with its place. */
  untold?: readonly Untold[]
}

/** Everything that replies are made from. */
export interface Known {
  finder: PlaceFinder
  evidence: EvidenceRepository
  frames: Frames
}

export const idsOf = (places: readonly { id: string }[]): string[] => places.map(({ id }) => id)

/** Formats a place in a list: '[Alhambra](/place/…) · ★ 4,8 (12 reseñas) · Granada'. */
export const entry = (place: Place, frames: Frames, about = ''): string => {
  const details = [rated(place, frames), place.city, about].filter(Boolean)
  return `${linked(place)} · ${details.join(' · ')}`
}
