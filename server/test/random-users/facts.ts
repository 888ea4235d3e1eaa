import type { Model } from './model.ts'
import type { Facts } from './points.ts'

const distinct = (values: readonly unknown[]) => new Set(values).size

/** The most active days within any 30 days. */
const activeDays = (days: readonly number[]) =>
  Math.max(0, ...days.map((last) => distinct(days.filter((day) => day <= last && day > last - 30))))

/** Returns the facts about a user's contributions. */
export const factsOf = ({ reviews, places, trips }: Model, user: number): Facts => {
  const own = reviews.filter(({ by }) => by === user)
  const likers = own.map(({ reactions }) =>
    [...reactions].flatMap(([by, type]) => (type === 'like' ? [by] : [])),
  )
  const versions = places.flatMap(({ descriptions }) => descriptions)
  return {
    reviews: own.length,
    longReviews: own.filter(({ content }) => content.length >= 200).length,
    cities: distinct(own.flatMap(({ place }) => place.city ?? [])),
    photos: distinct(own.flatMap(({ photos }) => photos)),
    photoPlaces: distinct(own.flatMap(({ place, photos }) => (photos.length > 0 ? [place] : []))),
    bestLikes: Math.max(0, ...likers.map((list) => list.length)),
    likes: likers.flat().length,
    likers: distinct(likers.flat()),
    activeDays: activeDays([
      ...own.map(({ on }) => on),
      ...places.filter(({ addedBy }) => addedBy === user).map(({ addedOn }) => addedOn),
      ...versions.filter(({ by }) => by === user).map(({ on }) => on),
    ]),
    trips: trips.filter(({ by }) => by === user).length,
  }
}
