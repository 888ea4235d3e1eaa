import type { Community } from './community/community.ts'
import type { PlaceName } from './community/places.ts'
import type { TravellerName } from './community/travellers.ts'
import { seedOf } from './pictures/chance.ts'
import type { Picture } from './pictures/picture.ts'

const picturesIn = ({ places }: Community) =>
  places
    .flatMap(([name, { motif, reviews }]) =>
      reviews.map(([author, , daysAgo, , hours = []]) => ({
        key: `${name} ${author}`,
        daysAgo,
        pictures: motif
          ? hours.map(
              (hour, index): Picture => ({ scene: motif, hour, seed: seedOf(`${name} ${author} ${index}`) }),
            )
          : [],
      })),
    )
    .filter(({ pictures }) => pictures.length > 0)
    .sort((a, b) => b.daysAgo - a.daysAgo)

/**
 * Paints the community's pictures ahead, in the order in which they are needed; returns a review's pictures when they are
 * finished.
 */
export const paintAhead = (community: Community, paint: (picture: Picture) => Promise<Buffer>) => {
  const orders = picturesIn(community).map((order) => ({
    ...order,
    painted: Promise.withResolvers<Buffer[]>(),
  }))
  const byReview = new Map(orders.map(({ key, painted }) => [key, painted.promise]))
  const paintAll = async () => {
    for (const { pictures, painted } of orders)
      await Promise.all(pictures.map(paint)).then(painted.resolve, painted.reject)
  }
  void paintAll()
  return async (place: PlaceName, author: TravellerName) => (await byReview.get(`${place} ${author}`)) ?? []
}
