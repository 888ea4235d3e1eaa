import { chance, seedOf } from '../pictures/chance.ts'
import type { DemoPlace, DemoReview } from './demo-place.ts'
import type { PlaceName } from './places.ts'
import { newcomers, type TravellerName, travellers } from './travellers.ts'

export interface Opinion {
  by: TravellerName
  daysAgo: number
}
export interface Reaction extends Opinion {
  type: 'like' | 'dislike'
}

const everybody = Object.keys(travellers).filter((name) => !newcomers.includes(name)) as TravellerName[]

/**
 * Chooses who likes and dislikes a review, seeded by the review itself, so that each loading gives the same. Some reviews please
 * nearly everybody and most please a few; reviews with few stars also get dislikes.
 */
export const reactionsTo = (place: PlaceName, [author, rating, daysAgo, content]: DemoReview): Reaction[] => {
  const random = chance(seedOf(`reactions ${place} ${author}`))
  const charm = (0.06 + 0.5 * random.between(0, 1) ** 3) * (content.length < 120 ? 0.7 : 1)
  const contested = rating < 3 ? 0.06 : 0
  return everybody.flatMap((by): Reaction[] => {
    const [taste, delay] = [random.between(0, 1), random.between(0, 1)]
    if (by === author || taste > charm + contested) return []
    // Most react soon after it was written, some much later.
    const when = Math.floor(daysAgo * (1 - delay ** 3))
    return [{ by, daysAgo: when, type: taste > charm ? 'dislike' : 'like' }]
  })
}

/** Chooses who marks a place as a favourite: people who gave it five stars, and some others. */
export const favouritesOf = (place: PlaceName, { addedDaysAgo, reviews }: DemoPlace): Opinion[] => {
  const random = chance(seedOf(`favourites ${place}`))
  return everybody.flatMap((by): Opinion[] => {
    const [wish, delay] = [random.between(0, 1), random.between(0, 1)]
    const review = reviews.find(([author, rating]) => author === by && rating === 5)
    if (review) return [{ by, daysAgo: review[2] }]
    return wish < 0.1 ? [{ by, daysAgo: Math.floor(addedDaysAgo * delay) }] : []
  })
}
