import {
  CORRECTION_NOTE_MAX,
  type Correctable,
  correctionsMessages,
  type PlaceFact,
  suggestedNameProblem,
} from '@andariego/contract/corrections-rules'
import type { Place } from '@andariego/contract/places'
import { PLACE_CITY_MAX, placesMessages } from '@andariego/contract/places-rules'
import type { Coordinates } from '../../maps/public.ts'

/** The draft of a correction, including what was typed for other subjects than the chosen one. */
export interface CorrectionDraft {
  about: Correctable
  name: string
  city: string
  pin: Coordinates
  note: string
}

export const draftOf = ({ name, city, latitude, longitude }: Place): CorrectionDraft => ({
  about: 'name',
  name,
  city: city ?? '',
  pin: { latitude, longitude },
  note: '',
})

/** The suggested value in the form of the request. For whether a place has closed, it is the opposite of the current state. */
export const factOf = ({ about, name, city, pin }: CorrectionDraft, { isClosed }: Place) => {
  if (about === 'name') return { name: name.trim() }
  if (about === 'city') return { city: city.trim() }
  return (about === 'position' ? pin : { isClosed: !isClosed }) satisfies PlaceFact
}

const cityProblem = (city: string): string | null => {
  if (city.trim() === '') return correctionsMessages.cityRequired
  return city.trim().length > PLACE_CITY_MAX ? placesMessages.cityLength : null
}

/** The error of the shown field; null when the subject has no text field. */
export const factProblem = ({ about, name, city }: CorrectionDraft): string | null => {
  if (about === 'name') return suggestedNameProblem(name)
  return about === 'city' ? cityProblem(city) : null
}

export const noteProblem = ({ note }: CorrectionDraft): string | null =>
  note.trim().length > CORRECTION_NOTE_MAX ? correctionsMessages.noteLength : null
