import {
  CORRECTION_NOTE_MAX,
  correctionsMessages,
  type PlaceFact,
  suggestedNameProblem,
} from '@andariego/contract/corrections-rules'
import type { Place } from '@andariego/contract/places'
import { PLACE_CITY_MAX, placesMessages } from '@andariego/contract/places-rules'
import { isLongerThan } from '@andariego/contract/text-rules'
import type { Coordinates } from '../../maps/public.ts'

/** What was typed for a correction, also for other subjects than the chosen one; `about` is a `Correctable`. */
interface TypedCorrection {
  about: string
  name: string
  city: string
  note: string
}
export type CorrectionDraft = TypedCorrection & { pin: Coordinates }

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
  return isLongerThan(city.trim(), PLACE_CITY_MAX) ? placesMessages.cityLength : null
}

const noteProblem = (note: string): string | null =>
  isLongerThan(note.trim(), CORRECTION_NOTE_MAX) ? correctionsMessages.noteLength : null

/** The errors of the fields that are shown for the chosen subject. */
export const correctionProblems = ({ about, name, city, note }: TypedCorrection) => ({
  name: about === 'name' ? suggestedNameProblem(name) : null,
  city: about === 'city' ? cityProblem(city) : null,
  note: noteProblem(note),
})
