import type { Services } from '../../platform/services.ts'
import type { AccountPart } from '../accounts/public.ts'
import { favouritesRepository } from './favourites-repository.ts'
import { placesRepository } from './places-repository.ts'

/** Cache tags: what shows any list of places, and what shows one place. */
export const placesTag = 'places'
export const placeTag = (id: string) => `place:${id}`

/** Whether a place is there, asked for many at once. */
export { placeExistence } from './places-repository.ts'

/** What places add to the export of an account. */
export const placesOfAccount = ({ database }: Services): AccountPart => ({
  addToExport: async (userId, { add }) => {
    add('favoritos', await favouritesRepository(database).list(userId))
    add('lugares', await placesRepository(database).addedBy(userId))
    add('descripciones', await placesRepository(database).describedBy(userId))
  },
})
