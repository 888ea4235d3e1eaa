import type { Services } from '../../../platform/services.ts'
import { allPlacesTag, placeTag } from '../../places/public.ts'
import { sharedPlaceNames } from './place-names.ts'

const PREFIX = placeTag('')

/** Lets the names of places come and go with the events that tell of it: those that a moderator hides, shows or corrects. */
export const followPlaces = ({ database, events }: Pick<Services, 'database' | 'events'>): void => {
  const names = sharedPlaceNames(database)
  events.on('changed', ({ tags }) => {
    // A review changes its place's data, and not which places there are.
    if (tags.includes(allPlacesTag))
      names.doubt(tags.filter((tag) => tag.startsWith(PREFIX)).map((tag) => tag.slice(PREFIX.length)))
  })
  events.on('resync', names.doubtAll)
}
