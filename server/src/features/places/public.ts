import type { FavouritePlace, Place } from '@andariego/contract/places'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import type { AccountPart } from '../accounts/public.ts'
import { correctionsRepository } from './corrections/corrections-repository.ts'
import { favouritesRepository } from './favourites-repository.ts'
import { placesRepository } from './places-repository.ts'

export { allPlacesTag, descriptionsTag, kindsTag, placeTag } from './cache-tags.ts'
export { ratingTags, reviewCountTags } from './changed.ts'
export { keptPhotos, placesChecks } from './checks.ts'
export { placesTold } from './corrections/told.ts'
export { placesFacts } from './facts.ts'
export { moderatedDescriptions, moderatedPlaces } from './moderated.ts'
export { holdPicture, watchPicture } from './picture.ts'
export { type PlaceFinder, placeFinder } from './place-finder.ts'

/** SQL that other domains use in queries of rows that refer to a place. */
export { cityKeyOf, placeNameOf } from './place-of-row.ts'
/** Who added a place; and whether places exist, in batches. */
export { adderOf, placeAdders, placeExistence } from './places-repository.ts'
export { ratingsOf } from './ratings-repository.ts'

export const favouritesOf = (database: Database, userId: string): Promise<FavouritePlace[]> =>
  favouritesRepository(database).list(userId)

/** Returns these places by id; missing ones are left out. */
export const placesById = async (
  database: Database | Tx,
  ids: readonly string[],
): Promise<Map<string, Place>> =>
  new Map((await placesRepository(database).withIds(ids)).map((place) => [place.id, place]))

/** Returns the newest places that a user added. */
export const newestPlacesOf = (database: Database, userId: string, limit: number): Promise<Place[]> =>
  placesRepository(database).newestAddedBy(userId, limit)

/** Adds places to the export of an account. */
export const placesOfAccount = ({ database }: Services): AccountPart => ({
  addToExport: async (userId, { add }) => {
    add('favoritos', await favouritesRepository(database).list(userId))
    add('lugares', await placesRepository(database).addedBy(userId))
    add('correcciones', await correctionsRepository(database).ofAuthor(userId))
    add('descripciones', await placesRepository(database).describedBy(userId))
  },
})
