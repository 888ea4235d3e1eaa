import {
  descriptionProblem,
  PLACE_ADDRESS_MAX,
  PLACE_CITY_MAX,
  PLACE_NAME_MAX,
  placesMessages,
} from '@andariego/contract/places-rules'
import { isBlank, isLongerThan } from '@andariego/contract/text-rules'
import type { PlaceValues } from './place-draft.ts'

/** In the order of the page: the first field with an error gets the focus. */
export type PlaceField = 'search' | 'name' | 'address' | 'city' | 'description'
export type PlaceFormErrors = Partial<Record<PlaceField, string>>

export const placeFormErrors = (values: PlaceValues | null, description: string): PlaceFormErrors => {
  const errors: PlaceFormErrors = {}
  if (values) {
    if (values.name.trim() === '') errors.name = placesMessages.nameRequired
    else if (isLongerThan(values.name.trim(), PLACE_NAME_MAX)) errors.name = placesMessages.nameLength
    if (values.address.trim() === '') errors.address = placesMessages.addressRequired
    else if (isLongerThan(values.address.trim(), PLACE_ADDRESS_MAX))
      errors.address = placesMessages.addressLength
    if (isLongerThan(values.city.trim(), PLACE_CITY_MAX)) errors.city = placesMessages.cityLength
  } else errors.search = 'Primero debes seleccionar un lugar con el buscador o en el mapa.'
  const problem = isBlank(description) ? null : descriptionProblem(description)
  if (problem !== null) errors.description = problem
  return errors
}
